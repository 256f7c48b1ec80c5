/** A search as given to PostgreSQL. */
export type ParsedSearch = {
  all: string
  /** The text without its last word, and that word: while one types, it is the beginning of a word. */
  head: string
  prefix: string | null
  /** Its parts in scripts without spaces between words, as they are. */
  runs: string[]
}

// A word of one letter begins too many others; one after a quote, a minus or a point is part of something else.
const LAST_WORD = /^(.*?)(?<![-"\p{L}\p{M}\p{N}.])([\p{L}\p{N}][\p{L}\p{M}\p{N}]+)$/su

const QUOTES = /[“”„«»]/g
// Separators of the index (folio_separate_words), and characters that parameters cannot contain.
const SEPARATORS =
  /[\0\u00a0-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf×÷\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u3020\uff00-\uff0f]/g

// A minus excludes the word directly behind it. PostgreSQL would also take a loose one for that, and refuses many of them.
const LOOSE_MINUS = /(?<![^\s"])-(?:[\s-]+|$)/g

// As in the index (folio_letter_pairs): Thai to Khmer, kana, Han.
const RUN =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+/g

/** Such a part as all its pairs of letters; a single letter as it is, the beginning of a pair. */
const letterPairs = (run: string) =>
  run.length < 2
    ? ` ${run} `
    : ` ${Array.from(run.slice(1), (letter, at) => run[at] + letter).join(' ')} `

/** Splits a search into complete words and the beginning of its last word. */
export function parseSearch(text: string): ParsedSearch {
  const plain = text.replace(QUOTES, '"').replace(SEPARATORS, ' ').replace(LOOSE_MINUS, ' ')
  const runs = plain.match(RUN) ?? []
  // Pairs are indexed without their order, so a phrase of them would not be found.
  const paired = runs.length > 0 ? plain.replaceAll('"', ' ').replace(RUN, letterPairs) : plain
  const all = paired.trim()
  const isInQuotes = all.split('"').length % 2 === 0
  const single = runs.length > 0 && /(?:^|\s)([\p{L}\p{N}])$/u.exec(all)
  if (single) return { all, head: all.slice(0, -1), prefix: single[1] ?? null, runs }
  const [, head, prefix] = (!isInQuotes && LAST_WORD.exec(all)) || []
  return { all, head: head ?? all, prefix: prefix ?? null, runs }
}

const CORRECTABLE = /(?<![\p{L}\p{M}\p{N}-])\p{L}{4,30}(?![\p{L}\p{M}\p{N}])/gu

/** The words of a search that may be misspelt: letters only, long enough to compare. */
export const correctableWords = (text: string): string[] => [
  ...new Set(text.match(CORRECTABLE)?.map((word) => word.toLowerCase())),
]

/** Replaces such words, given in lower case; a part of a longer word is not one. */
export const replaceWords = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(CORRECTABLE, (word) => words.get(word.toLowerCase()) ?? word)
