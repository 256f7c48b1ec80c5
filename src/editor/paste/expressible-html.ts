import type { Editor } from '@tiptap/core'

const REFERENCE = /<sup[^>]* ?data-footnote="([^"]*)"[^>]*><\/sup>/g

/**
 * Pasted HTML for the format of this text. Without footnotes their numbers stay in the text, and their notes below it as
 * a list; of other nodes that it lacks the editor keeps the text by itself.
 */
export const expressibleHtml = ({ schema }: Editor, html: string): string =>
  'footnotes' in schema.nodes ? html : html.replace(REFERENCE, '[$1]')
