// Every character that could begin inline markup. `{` also begins templates of Hugo and Jekyll.
const SPECIAL = /[\\`*[\]<{~]|(?<![\p{L}\p{M}\p{N}])_|_(?![\p{L}\p{M}\p{N}])/gu
// GitHub's extensions make links of URLs in the text.
const ADDRESS = /\b(https?|ftp)(?=:\/\/)|\bwww(?=\.)|(?<=[\w.+-])(?=@\w)/gi
const ENTITY = /&(?=#?\w{1,40};)/g

export const escapeMarkdown = (text: string): string =>
  text
    .replace(SPECIAL, '\\$&')
    .replace(ADDRESS, '$&\\')
    .replace(ENTITY, '\\&')
    .replaceAll('\u00A0', '&nbsp;')

// Headings, quotations, items of lists, rules and underlines of headings or tables.
const BLOCK_START =
  /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=:|+](?=[-=:|+ \t]*$)|\d{1,9}(?=[.)](?:\s|$)))/

/** A line whose start must not become a block; blanks at its edges would be dropped. */
export const escapeLine = (line: string): string =>
  line
    .replace(BLOCK_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`))
    .replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, (blanks) =>
      [...blanks].map((blank) => `&#${blank.charCodeAt(0)};`).join(''),
    )
