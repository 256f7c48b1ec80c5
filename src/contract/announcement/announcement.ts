import type { RichInline } from '#src/contract/rich-paragraph.ts'

export type Announcement = {
  nodes: RichInline[]
  /** Changes with the content; the browser of a visitor who closed it remembers this. */
  key: string
  site: string
}
