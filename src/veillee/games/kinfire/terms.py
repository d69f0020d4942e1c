"""What the small integers of the box stand for: kinds of cards, verbs, conditions, and how many there are of each."""

from __future__ import annotations

from typing import Final, TypeAlias

NONE: Final = -1

# What small integers stand for.
SeekerId: TypeAlias = int
PairId: TypeAlias = int  # also the number of its Action card
EnemyId: TypeAlias = int
AllyId: TypeAlias = int
MapId: TypeAlias = int
SetupId: TypeAlias = int
ZoneId: TypeAlias = int  # zone 1 of a map is 0
RowId: TypeAlias = int  # row 1 of a board is 0
QuestId: TypeAlias = int  # quest 1 is 0
StoryId: TypeAlias = int  # a story or town card
MemoryId: TypeAlias = int
TownId: TypeAlias = int
LocationId: TypeAlias = int  # counted over both towns
ShopId: TypeAlias = int
PouchId: TypeAlias = int
PackId: TypeAlias = int  # of upgrades
Token: TypeAlias = int  # of abilities, 1 to 12, and 0 for Darkness
EffectId: TypeAlias = int  # a list of instructions, by its place in `KinfireBox.effects`
DeedsId: TypeAlias = int  # a list of deeds, by its place in `KinfireBox.deeds`
ListId: TypeAlias = int  # a list of operations, by its place in `KinfireBox.lists`
Colours: TypeAlias = int  # a set of RED, GREEN and BLUE

# Seekers, in the order of their boxes (chapter 3.3).
ASHA: Final = 0
FEYN: Final = 1
KHOR: Final = 2
NAZ: Final = 3
ROLAND: Final = 4
VALORA: Final = 5
SEEKERS: Final = 6

# Colours as sets: a card matches another if the sets meet (KIN-017 to KIN-020, KIN-118 to KIN-120).
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 4
WHITE: Final = 7
VOID: Final = 0

# Numbers of cards. An Action card has the number of its pair; the disposable ones follow, so all that can be played
# from a hand as an action lies below `BOOSTS`.
PAIRS: Final = 118
DISPOSABLES: Final = 118  # the first disposable card
DISPOSABLE_KINDS: Final = 6
ACTIONS: Final = 124
BOOSTS: Final = 124  # the Boost card of pair p is BOOSTS + p
EXHAUSTED: Final = 242
LANTERNS: Final = 243  # the lantern of Seeker s is LANTERNS + s
CARDS: Final = 249
STARTING: Final = 9  # pairs of a deck

# Statuses (KIN-168).
WOUND: Final = 0
WEAKEN: Final = 1
STUN: Final = 2
TRAP: Final = 3
STATUSES: Final = 4

# What an instruction of a card does (chapter 3.2). Those below ATTACKS are attacks, for enemies too.
MELEE: Final = 0
RANGED: Final = 1
MELEE_AREA: Final = 2
RANGED_AREA: Final = 3
FAR: Final = 4
ATTACKS: Final = 5
MOVE: Final = 5
MOVE_OTHER: Final = 6
MOVE_OTHERS: Final = 7
MOVE_ALL: Final = 8
SHIFT: Final = 9
HEAL: Final = 10
ARMOR: Final = 11
DRAW_OR_DISCARD: Final = 12
DRAW: Final = 13
CLEANSE: Final = 14
DISCARD: Final = 15
NEXT_ATTACK: Final = 16
TAUNT_NEAR: Final = 17
TAUNT_ALL: Final = 18
SHED: Final = 19
RETURN_PAWNS: Final = 20
EXHAUST_SELF: Final = 21
CHARGE: Final = 22
WARD: Final = 23

# Whom it concerns.
SELF: Final = 0
OTHER: Final = 1
OTHERS: Final = 2
ANY_NEAR: Final = 3
SAME: Final = 4

# When an attack deals more.
ALLY_THERE: Final = 0
NOT_FOCUSED: Final = 1
FOCUSED_ME: Final = 2
HAS_STATUS: Final = 3
HURT: Final = 4
PER_WARD: Final = 5
PER_3_BOOSTS: Final = 6
PER_3_MOST: Final = 3  # at most this many in total, whatever lies in the pile

# What a protection does while it is in play.
HEAL_END: Final = 0
ATTACK_OTHERS: Final = 1
ATTACK_OTHERS_RANGED: Final = 2
GUARD_HERE_OTHERS: Final = 3
GUARD_HERE_ALL: Final = 4

# What a Boost gives.
BOOST_DAMAGE: Final = 0
BOOST_BLOCK: Final = 1
BOOST_MOVE: Final = 2
BOOST_CARD: Final = 3
BOOST_HEALTH: Final = 4
BOOST_REDRAW: Final = 5

# What a deed of an enemy or ally does besides attacks (chapter 3.9).
RETARGET: Final = 5
HEAL_SELF: Final = 6
GROW: Final = 7
HEAL_ALL: Final = 8
HURT_ALLY: Final = 9
SUFFER_ALL: Final = 10
GIVE_NEAR: Final = 11
STEAL_ARMOR: Final = 12
DISCARD_RANDOM: Final = 13
BLESS: Final = 14
GIVE_STATUS: Final = 15
FLOOD: Final = 16
# Passive abilities.
TOLL: Final = 17
RESIST_RANGED: Final = 18
RESIST_MELEE: Final = 19
REFLECT: Final = 20
REGEN_RESET: Final = 21

# Targeting conditions (KIN-160).
MOST_HEALTH: Final = 0
LEAST_HEALTH: Final = 1
MOST_ARMOR: Final = 2
LEAST_ARMOR: Final = 3
CLOSEST: Final = 4

# Immunities (KIN-212).
IMMUNE_TRAPS: Final = 1
IMMUNE_ZONES: Final = 2

# Sides of allies (KIN-213).
WITH_SEEKERS: Final = 0
WITH_ENEMIES: Final = 1
OBJECT: Final = 2
ENVIRONMENT: Final = 3

# What attacks a zone's block or damage concerns (KIN-210).
ANY_REACH: Final = 0
RANGED_ONLY: Final = 1
MELEE_ONLY: Final = 2

# When a combat is won or lost (KIN-309).
WON_ALL: Final = 0
WON_DEFEAT: Final = 1
WON_RESETS: Final = 2

# Levels (KIN-296) and groups (KIN-302), in hundredths of the printed health.
APPRENTICE: Final = 0
STANDARD: Final = 1
STARLESS: Final = 2
LEVEL_HEALTH: Final = (85, 100, 115)
GROUP_HEALTH: Final = (0, 0, 100, 110, 125)  # by the number of Seekers
HEALTH_MAX: Final = 99  # KIN-015
TWO_SEEKERS_MORE: Final = 5  # KIN-010

# Pieces of every combat (chapter 3.1).
ABILITY_TOKENS: Final = 13
DARKNESS: Final = 0  # the token
TIME_SLOTS: Final = 4
HAND: Final = 7
FATE_DRAW: Final = 4
FATE_PER_COMBAT: Final = 3
LAST_RESET: Final = 12  # KIN-306
ZONES: Final = 7  # at most, on a map
ROWS: Final = 4
PHASES: Final = 3  # at most, of an enemy
ENEMIES: Final = 15
ALLIES: Final = 4
MAPS: Final = 11
SETUPS: Final = 11
QUESTS: Final = 12
MEMORIES: Final = 45
TOWNS: Final = 2
VINNA: Final = 0
DINLUX: Final = 1
HERE: Final = 2  # the town where the group was

# Where a pair comes from. A pouch is bronze 0 to 3, silver 4 to 8, gold 9 to 11.
BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
POUCHES: Final = 12
PACK_A: Final = 0
PACK_B: Final = 1
PACK_C: Final = 2
PACKS: Final = 3

# What an operation of a story card does.
GOTO: Final = 0
COMBAT: Final = 1
NEXT: Final = 2
CITY: Final = 3
ENDING: Final = 4
LEAVES: Final = 5  # operations below this one leave the card at once
GAIN_COINS: Final = 5
LOSE_COINS: Final = 6
GAIN_FATE: Final = 7
LOSE_FATE: Final = 8
GAIN_EXHAUSTED: Final = 9
SUFFER: Final = 10
REGAIN: Final = 11
GAIN_KINFIRE: Final = 12
LOSE_KINFIRE: Final = 13
GAIN_MEMORY: Final = 14
FORGET: Final = 15
PROMPT: Final = 16
DROP: Final = 17
OPEN_POUCH: Final = 18
LOOT: Final = 19
EQUIP: Final = 20
ITEM: Final = 21
UPGRADE: Final = 22
NOTE: Final = 23
IF: Final = 24
FIRST: Final = 25
CHOOSE: Final = 26
CONUNDRUM: Final = 27
TEST: Final = 28
ADD: Final = 29
REMOVE: Final = 30
REPLACE: Final = 31
SHOP: Final = 32
BOUNTY: Final = 33
TRAIN: Final = 34
SLEEP: Final = 35
QUEST_WON: Final = 36
QUEST_LOST: Final = 37

# Whom an operation concerns: every Seeker in seat order, one whom the group chooses, or the one who was tested.
EACH: Final = 0
ONE: Final = 1
TESTED: Final = 2
GROUP: Final = 3  # only as the scope of a test

# Conditions of operations and options.
ALWAYS: Final = 0
HAS: Final = 1
DONE: Final = 2
WON: Final = 3
LOST: Final = 4
APART: Final = 5
COINS: Final = 6
KINFIRE: Final = 7
SEEKER: Final = 8
COUNT: Final = 9
NOT: Final = 10
AND: Final = 11
OR: Final = 12

# Combat notes (KIN-301).
NOTE_ENEMY_HP: Final = 0
NOTE_ALLY_HP: Final = 1
NOTE_EXTRA_CARD: Final = 2
NOTE_ARMOR_EACH: Final = 3
NOTE_START_ZONE: Final = 4
NOTE_CHARGE_ALL: Final = 5
NOTE_ENEMY_STATUS: Final = 6
NOTE_SLUICE_CLOSED: Final = 7
NOTE_FIRST_STRIKE: Final = 8
NOTES: Final = 9
SLUICE_CLOSED_DAMAGE: Final = 1

# Endings (KIN-330). The first two are victories.
CITY_LIT: Final = 0
NEXT_WATCH: Final = 1
OTHER_LIGHT: Final = 2
LONG_WATCH: Final = 3

AS_MANY_AS_SEEKERS: Final = -2  # the number of successes that a test needs, where it is the size of the group
