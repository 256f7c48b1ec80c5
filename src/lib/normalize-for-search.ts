/** Lower case, in Unicode NFC (`ü` can be one code point, or `u` and a diaeresis). */
export const normalizeForSearch = (text: string): string => text.toLowerCase().normalize('NFC')
