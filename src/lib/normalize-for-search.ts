/** Text as it is searched: in one case, and written one way (`ü` is one sign, or `u` and two dots). */
export const normalizeForSearch = (text: string): string => text.toLowerCase().normalize('NFC')
