/**
 * A script without its line breaks: every statement in it has to end by itself. A page holds its scripts twice,
 * the second time as a JSON string for React; without breaks and double quotes both are the same bytes, of which
 * compression sends one.
 */
export const inOneLine = (script: string) => script.replaceAll('\n', '')
