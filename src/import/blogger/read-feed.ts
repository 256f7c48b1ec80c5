import { readXml } from '#src/import/archive/read-xml.ts'
import type { XmlReader } from '#src/import/archive/read-xml.ts'

export type FeedEntry = ReturnType<typeof newEntry>
type FeedEvent = { type: 'entry'; entry: FeedEntry } | { type: 'blog'; id: string }

export const readFeed = (
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedEvent> => readXml(file, bytes, feedReader)

/** Categories of this scheme are entry types, all others are labels. */
const KIND = 'http://schemas.google.com/g/2005#kind'

const feedReader: XmlReader<FeedEvent> = (emit) => {
  let entry: FeedEntry | undefined
  return {
    onOpen: ({ name, attributes, line }) => {
      if (name === 'entry') entry = newEntry(line)
      const { term = '', scheme, rel, href = '', ref = '' } = attributes
      if (entry && name === 'content') entry.contentLine = line
      if (entry && name === 'link' && rel === 'alternate') entry.url = href
      if (entry && name === 'thr:in-reply-to') entry.parent = ref
      if (!entry || name !== 'category') return
      if (scheme === KIND) entry.type = term.replace(/^.*#/, '')
      else if (term !== '') entry.labels.push(term)
    },
    onClose: ({ name, parent, text }) => {
      if (entry && name === 'entry') {
        emit({ type: 'entry', entry })
        entry = undefined
      } else if (entry && parent === 'author' && name === 'name') entry.author = text.trim()
      else if (entry && name === 'blogger:type' && parent === 'entry') entry.type = text.trim()
      else if (entry && (parent === 'entry' || name === 'app:draft')) entry.fields.set(name, text)
      else if (parent === 'feed' && name === 'id') emit({ type: 'blog', id: text.trim() })
    },
  }
}

const newEntry = (line: number) => ({
  ...{ line, contentLine: line, author: '', url: '', parent: '' },
  // `POST`, `PAGE`, `COMMENT`, in the older form in small letters.
  type: '',
  ...{ fields: new Map<string, string>(), labels: [] as string[] },
})
