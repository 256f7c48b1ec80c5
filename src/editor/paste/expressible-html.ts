import type { Editor } from '@tiptap/core'

const REFERENCE = /<sup[^>]* ?data-footnote="([^"]*)"[^>]*><\/sup>/g

/** Footnotes become numbers and a list; of other unsupported nodes the editor keeps the text. */
export const expressibleHtml = ({ schema }: Editor, html: string): string =>
  'footnotes' in schema.nodes ? html : html.replace(REFERENCE, '[$1]')
