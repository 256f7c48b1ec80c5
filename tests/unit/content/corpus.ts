import { CALLOUT_CASES } from './corpus-callouts.ts'
import { CAPTION_FOOTNOTE_CASES } from './corpus-captions-footnotes.ts'
import { FOREIGN_CASES } from './corpus-third-party.ts'
import { SPECIFIED_CASES } from './corpus-specified.ts'

/** Texts that are stored unchanged, and pairs of the client's input and the stored text. */
export type CorpusCases = Readonly<Record<string, string | readonly [string, string]>>

export const toCorpus = (cases: CorpusCases) =>
  Object.entries(cases).map(([name, texts]) => {
    const [content, canonical] = typeof texts === 'string' ? [texts, texts] : texts
    return { name, content, canonical }
  })

/** The corpus of post bodies. */
export const CORPUS = toCorpus({
  ...SPECIFIED_CASES,
  ...FOREIGN_CASES,
  ...CAPTION_FOOTNOTE_CASES,
  ...CALLOUT_CASES,
})

/** Number of cases from the specification; the others are input of other tools. */
export const SPECIFIED = 50
/** Names of the cases with legacy text, which becomes HTML when it is edited. */
export const LEGACY = /^(?:43|44|45|63|68) /
