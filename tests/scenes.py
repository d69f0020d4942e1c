"""Scenes made by hand, for what no single game needs all at once: graphs, dials, dice, printed tracks, previews; and,
on several pages, wheels, songs, stories, regions and figures.
"""

from __future__ import annotations

from veillee.core.scene import (
    Cell,
    Choice,
    Face,
    Link,
    Mark,
    PageInfo,
    Paragraph,
    Piece,
    Player,
    Question,
    Region,
    Scene,
    Zone,
)

LEGEND = {
    "step": Mark("feather", "‴", "footprint", "yellow"),
    "fire": Mark("falcon", "▲", "fire", "red"),
    "water": Mark("clover", "≈", "water", "blue"),
    "leaf": Mark("hat", "♠", "leaf", "green"),
    "gold": Mark("token", "◉", "gold", "yellow"),
}
PLAYERS = [
    Player(0, "blue", "blue", "B", active=True, score=12),
    Player(1, "red", "red", "R", score=9),
    Player(2, "the rival", "purple", "V", automatic=True, score=4),
]
KINDS = ("camp", "village", "tower")


def pawn(name: str, at: str, owner: int | None, color: str, sign: str, text: str) -> Piece:
    return Piece(name, at=at, owner=owner, marks=[Mark("pawn", sign, text, color)])


def die(name: str, color: str, up: str) -> Piece:
    face = Face(
        f"{color or 'white'} die",
        "die",
        color=color,
        marks=[up],
        sides=["fire", "water", "leaf", "leaf", "gold", "step"],
    )
    return Piece(f"die:{name}", face)


def columns(count: int) -> int:
    return 5 if count <= 25 else 9


def places(count: int = 25) -> list[Cell]:
    """Places in rows that are not quite straight, as on a drawn map; some printed, one closed."""
    wide = columns(count)
    deep = max(1, (count - 1) // wide)
    found = []
    for n in range(count):
        column, row = n % wide, n // wide
        x = 90 + column * 820 // (wide - 1) + (row * 37) % 60 - 30
        y = 100 + row * 800 // deep + (column * 53) % 70 - 35
        printed = list(LEGEND)[n % len(LEGEND)]
        found.append(
            Cell(
                f"p{n:02}",
                kind=KINDS[n % 3],
                x=x,
                y=y,
                title=f"Old Mill {n}" if n % 4 else "The Long Bridge of the North",
                marks=[printed] * (1 + n % 3),
                lines=["Gain 1 footprint when you arrive."] if n % 5 == 0 else [],
                closed=n == 7,
            )
        )
    return found


def links(count: int = 25) -> list[Link]:
    wide = columns(count)
    found = []
    for n in range(count):
        if n % wide < wide - 1 and n + 1 < count:
            found.append(Link(f"p{n:02}", f"p{n + 1:02}", ["step"] * (n % 3), one_way=n % 6 == 1))
        if n + wide < count:
            found.append(Link(f"p{n:02}", f"p{n + wide:02}", ["water"] if n % 2 else []))
    return found


def graph(scenery: str = "forest", count: int = 25, ratio: int = 62) -> Zone:
    crowd = [pawn(f"wolf:{n}", "p12", None, "orange", "w", "a wolf") for n in range(5)]
    return Zone(
        "journey",
        "graph",
        "The journey",
        cells=places(count),
        links=links(count),
        ratio=ratio,
        scenery=scenery,
        pieces=[
            pawn("pawn:blue", "p06", 0, "blue", "B", "the blue pawn"),
            pawn("pawn:red", "p06", 1, "red", "R", "the red pawn"),
            pawn("pawn:rival", "p12", 2, "purple", "V", "the rival"),
            pawn("boat:blue", "p12", 0, "blue", "B", "a blue boat"),
            *crowd,
        ],
    )


def score_track() -> Zone:
    """A hundred spaces from 0, some of them printed, two pawns on one of them."""
    return Zone(
        "score",
        "track",
        "Light",
        spaces=100,
        cells=[Cell(str(n), marks=["step"], title="reroll") for n in (0, 3, 12, 22, 44, 52)],
        pieces=[
            pawn("score:blue", "12", 0, "blue", "B", "blue"),
            pawn("score:red", "12", 1, "red", "R", "red"),
            pawn("score:rival", "57", 2, "purple", "V", "the rival"),
        ],
    )


def question() -> Question:
    """Ways on the map with what they would bring, a die to roll again, and to stay."""
    ways = [
        Choice(f"go:{to}", f"Go to {to}", "Go", "TST-001", [f"cell:{to}"], lines)
        for to, lines in (("p01", ["lose 1 footprint", "gain 2 light"]), ("p05", []), ("p11", ["gain 1 gold"]))
    ]
    roll = Choice("roll:die:1", "Roll the blue die again", "Roll", "TST-002", ["die:1"], ["pay 1 footprint"])
    stay = Choice("stay", "Stay here", "Stay", "TST-003", [], ["gain 1 light"])
    return Question(1, 0, "blue goes on", "TST-001", "A traveller goes along paths.", [*ways, roll, stay])


def journey(scenery: str = "forest", count: int = 25, ratio: int = 62) -> Scene:
    """One seat's view of a table with every kind of part that a card game does not have."""
    return Scene(
        "journey",
        "Journey",
        "en",
        "basic",
        "",
        0,
        "Day 3 of 8",
        PLAYERS,
        [
            graph(scenery, count, ratio),
            Zone(
                "dice", "row", "Dice", pieces=[die("0", "red", "fire"), die("1", "blue", "water"), die("2", "", "leaf")]
            ),
            score_track(),
            Zone("danger", "dial", "Danger", count=5, spaces=12, note="wolves come at 12"),
            Zone("days", "track", "Day", spaces=8, pieces=[Piece("sun", at="3", marks=[Mark("token", "☼", "today")])]),
            Zone("steps:0", "tally", "Footprints", "own", 0, count=3, mark=LEGEND["step"]),
            Zone("armour:0", "dial", "Armour", "own", 0, count=2, spaces=6, mark=Mark("hat", "⛨", "armour", "blue")),
            Zone("dice:0", "row", "Your dice", "own", 0, pieces=[die("b0", "blue", "gold"), die("b1", "blue", "leaf")]),
            Zone(
                "hand:0",
                "hand",
                "Hand",
                "own",
                0,
                pieces=[
                    Piece("card:fox", Face("The Fox", "friend", "orange", marks=["leaf"], lines=["Gain 1 leaf."])),
                    Piece("card:owl", Face("The Owl", "friend", "purple", cost=["gold"], points=2)),
                ],
                count=2,
            ),
            Zone("dice:1", "row", "Dice", "other", 1, pieces=[die("c0", "red", "fire")]),
            Zone("armour:1", "dial", "Armour", "other", 1, count=1, spaces=6),
        ],
        LEGEND,
        question(),
        accent="#5f8f6a",
    )


# -- a table of several pages ------------------------------------------------------------------

SONGS = LEGEND | {
    "road": Mark("", "r", "road", "yellow"),
    "river": Mark("", "v", "river", "blue"),
    "bridge": Mark("", "b", "bridge", "orange"),
    "sea": Mark("", "s", "sea lane", "azure"),
    "wall": Mark("", "w", "wall", "grey"),
    "secret": Mark("", "x", "secret way", "purple"),
}
STORY = (
    Paragraph("The lamps along the quay were lit before dusk, and nobody could say who had done it. " * 3),
    Paragraph("You have come for the song, then. It was never mine to keep.", speaker="the Ferrywoman"),
    Paragraph("Follow her across the water.", decided=True),
    Paragraph("The boat smelled of tar and oranges.", speaker=""),
)


def city(scenery: str = "city") -> Zone:
    """Eight places in three regions, every kind of link between them, figures side by side on one of them."""
    at = {
        "gate": (90, 500, "Old Gate"),
        "square": (300, 260, "Lantern Square"),
        "inn": (330, 720, "The Inn"),
        "hall": (530, 160, "Bards' Hall"),
        "market": (560, 520, "Market"),
        "quay": (740, 760, "North Quay"),
        "tower": (770, 260, "Echo Tower"),
        "isle": (920, 540, "Moon Isle"),
    }
    ways = (
        ("gate", "square", "road"),
        ("gate", "inn", "road"),
        ("square", "hall", "river"),
        ("square", "market", "bridge"),
        ("inn", "market", "wall"),
        ("market", "quay", ""),
        ("hall", "tower", "secret"),
        ("quay", "isle", "sea"),
    )
    figures = (("crown", 0, "blue", "B"), ("hat", 1, "red", "R"), ("falcon", 2, "purple", "V"))
    return Zone(
        "city",
        "graph",
        "The city",
        cells=[Cell(name, x=x, y=y, title=title) for name, (x, y, title) in at.items()],
        links=[Link(a, b, kind=kind) for a, b, kind in ways],
        regions=[
            Region("old", "The old town", "orange", ["gate", "square", "inn"]),
            Region("bards", "Bards' quarter", "purple", ["hall", "tower"], scenery="grove"),
            Region(
                "port",
                "The port",
                "azure",
                ["quay", "isle"],
                [[640, 640], [990, 400], [990, 960], [640, 960]],
                scenery="harbour",
            ),
        ],
        pieces=[
            *(
                Piece(
                    f"figure:{owner}",
                    at="square",
                    owner=owner,
                    marks=[Mark("pawn", sign, f"the {tint} bard", tint)],
                    figure=icon,
                )
                for icon, owner, tint, sign in figures
            ),
            Piece("figure:ferry", at="quay", marks=[Mark("pawn", "F", "the ferry", "azure")], figure="token"),
        ],
        ratio=62,
        scenery=scenery,
        page="city",
    )


def song_card(name: str, mark: str, color: str) -> Piece:
    return Piece(f"card:{name.lower()}", Face(name, "verse", color, marks=[mark], lines=[f"Gain 1 {mark}."]))


def quarters() -> list[Cell]:
    """The parts of a dial, clockwise."""
    return [
        Cell("north", title="North", marks=["step", "step"]),
        Cell("east", title="East", marks=["gold"], lines=["Gain 1 gold."]),
        Cell("south", title="South", marks=["step"]),
        Cell("west", title="West", closed=True),
    ]


def dial(owner: int, pointed: int) -> Zone:
    return Zone(
        f"dial:{owner}",
        "wheel",
        "Tempo",
        "own" if owner == 0 else "other",
        owner,
        cells=quarters(),
        count=pointed,
        pieces=[Piece(f"rune:{owner}", at="south", owner=owner, marks=[Mark("token", "ᚱ", "a rune", "green")])],
        page="music",
    )


def ballad(scenery: str = "city") -> Scene:
    """One seat's view of a table of three pages: a story, a city, and the music of two bards."""
    verses = [song_card("Dawn", "fire", "red"), song_card("River", "water", "blue"), song_card("Moss", "leaf", "green")]
    choices = [
        Choice("turn:east", "Turn to the east", "Turn", "TST-010", ["cell:east"]),
        Choice("turn:south", "Turn to the south", "Turn", "TST-010", ["cell:south"], ["gain 1 footprint"]),
        Choice("sing:dawn", "Sing Dawn again", "Sing", "TST-011", ["card:dawn"]),
    ]
    return Scene(
        "ballad",
        "Ballad",
        "en",
        "basic",
        "",
        0,
        "Verse 3",
        PLAYERS,
        [
            Zone("story", "text", "The story so far", paragraphs=list(STORY), page="story"),
            city(scenery),
            dial(0, 1),
            Zone("song:0", "stave", "Your song", "own", 0, pieces=verses, spaces=6, page="music"),
            dial(1, 0),
            Zone("song:1", "stave", "Song", "other", 1, pieces=[song_card("Ash", "fire", "grey")], page="music"),
            Zone("coins:0", "tally", "Coins", "own", 0, count=3, mark=LEGEND["gold"]),
        ],
        SONGS,
        Question(1, 0, "blue turns the dial", "TST-010", "A bard turns the dial.", choices),
        accent="#8a6fb0",
        pages=[PageInfo("story", "Story"), PageInfo("city", "City"), PageInfo("music", "Music")],
    )
