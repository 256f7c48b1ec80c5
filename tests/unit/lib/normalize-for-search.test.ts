import { expect, it } from 'vitest'
import { searchMessages } from '#src/cms/messages/message-search.ts'
import { searchMedia } from '#src/cms/media/media-search.ts'
import { searchPostList as searchManaged } from '#src/cms/posts/list/post-filter.ts'
import { searchTrash } from '#src/cms/trash/trash-search.ts'
import { searchPosts } from '#src/site/posts/list/post-search.ts'

const composed = 'Übergrößen im Café'.normalize('NFC')
const decomposed = composed.normalize('NFD')
const searches: [string, (text: string, query: string) => readonly unknown[]][] = [
  ['the blog', (title, query) => searchPosts([{ title, excerpt: '', category: '' }], query)],
  ['posts', (title, query) => searchManaged([{ title, excerpt: '' }] as never, query)],
  ['media', (originalName, query) => searchMedia([{ originalName, mimeType: '' }] as never, query)],
  [
    'messages',
    (name, query) =>
      searchMessages([{ name, email: '', subject: '', message: '' }] as never, query),
  ],
  [
    'the trash',
    (name, query) => searchTrash([{ kind: 'posts', name, detail: '' }] as never, query),
  ],
]

it.each(searches)('a search for %s matches both Unicode normalisation forms', (_, search) => {
  expect(search(composed, 'ÜBERGRÖSSEN'.normalize('NFD'))).toHaveLength(0)
  expect(search(composed, decomposed)).toHaveLength(1)
  expect(search(decomposed, composed)).toHaveLength(1)
  expect(search(decomposed, 'CAFÉ'.normalize('NFC'))).toHaveLength(1)
})
