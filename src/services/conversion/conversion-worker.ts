import { markdownToContent } from '#src/content/sanitize/markdown-to-blocks.ts'
import { markdownToLexical } from '#src/import/folio/markdown-to-lexical.ts'
import { importJsonResume } from '#src/resume/import-json-resume.ts'
import { handleMessages } from '#src/services/platform/worker-messages.ts'

const CONVERSIONS = { markdownToContent, markdownToLexical, importJsonResume }

export type Conversions = typeof CONVERSIONS
export type Conversion = {
  [Name in keyof Conversions]: [Name, ...Parameters<Conversions[Name]>]
}[keyof Conversions]

// A worker thread, because parsers of Markdown take minutes for some texts of a few kilobytes.
handleMessages(([name, ...given]: Conversion) =>
  (CONVERSIONS[name] as (...args: unknown[]) => unknown)(...given),
)
