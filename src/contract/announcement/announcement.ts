import type { RichInline } from '#src/contract/rich-text.ts'

/** The line above the header of the public pages. */
export type Announcement = {
  /** Its text and, at the end, its link. */
  nodes: RichInline[]
  /** Changes with the content; the browser of a visitor who closed it remembers this. */
  key: string
  /** Base URL of this site: links to it open in the same tab. */
  site: string
}
