/** French signs of two parts stay on the line of the word they belong to. */
export const typeset = (text: string): string => text.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u00a0');

/** What the service said. Its JSON has no spaces but those in texts. */
export const parse = (json: string): unknown => JSON.parse(typeset(json));
