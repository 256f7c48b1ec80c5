import { describe, expect, it } from 'vitest'
import type { Post } from '#collections/generated/payload-types.ts'
import { bodyToContent } from '#tests/unit/import/to-content.ts'
import { openFolio } from '#src/import/folio/open-folio.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import { libraryNames } from '#src/export-format/file-names.ts'
import { asciiFileNames } from '#src/services/export/ascii-file-names.ts'
import { postFile } from '#src/services/export/post-file.ts'
import { CORPUS } from '#tests/unit/content/corpus.ts'
import { allPosts } from '#tests/support/source-folder.ts'

const IMAGE = {
  ...{ id: '7f1c2a54-0000-4000-8000-000000000000', url: '/files/media/abc.png' },
  ...{ storedName: 'abc.png', file: 'a-cat.png', name: 'A cat.png', alt: 'A cat' },
  ...{ isDrawing: false, createdAt: '2026-01-01T00:00:00.000Z' },
}
const names = libraryNames([IMAGE])

const post = (fields: Partial<Post>): Post => ({
  ...{ id: 'id', slug: 'a-post', slugHistory: [], title: 'A post', excerpt: 'Short', tags: [] },
  ...{ content: '<p>Text</p>', category: 'Code', readTime: 3, _status: 'published' as const },
  ...{ author: null, imageUrl: null, seoTitle: null, seoDescription: null, canonicalUrl: null },
  ...{ publishedAt: '2026-02-03T04:05:06.789Z', firstPublishedAt: '2026-02-01T00:00:00.000Z' },
  ...{ createdAt: '2026-01-31T00:00:00.123Z', updatedAt: '2026-03-01T00:00:00.000Z' },
  ...fields,
})

const write = (fields: Partial<Post>, addresses: string[] = []) =>
  postFile(post(fields), { names, alt: 'A cat', lastmod: undefined, addresses })

const text = (content: ExportedFile['content']) => (typeof content === 'string' ? content : '')

async function readBack(...files: ExportedFile[]): Promise<SourcePost[]> {
  const mark = { path: 'folio.json', content: '{"format":1,"site":"https://site.example/"}' }
  const all = new Map([mark, ...files].map(({ path, content }) => [path, text(content)]))
  const read = (path: string) => Promise.resolve(Buffer.from(all.get(path) ?? ''))
  return allPosts(await openFolio({ names: [...all.keys()], read, close: () => undefined }))
}

describe('a post as a Markdown file', () => {
  it('has front matter that other generators read', () => {
    const { path, content } = write(
      {
        ...{
          title: 'Yes: "no"',
          slugHistory: ['before'],
          imageUrl: IMAGE.url,
          tags: ['a', '2026'],
        },
        content: '<p>See <strong>this</strong></p>\n\n![A cat](/files/media/abc.png)',
      },
      ['/2019/old.html', '/?p=7'],
    )
    expect(path).toBe('content/blog/a-post/index.md')
    expect(content).toBe(`---
title: 'Yes: "no"'
date: 2026-02-01T00:00:00.000Z
draft: false
slug: a-post
description: Short
categories:
  - Code
readTime: 3
tags:
  - a
  - "2026"
cover:
  image: /media/a-cat.png
  alt: A cat
aliases:
  - /blog/before
  - /2019/old.html
formerSlugs:
  - before
createdAt: 2026-01-31T00:00:00.123Z
updatedAt: 2026-03-01T00:00:00.000Z
---

See **this**

![A cat](/media/a-cat.png)
`)
  })

  it('is read back with every field as it was stored', async () => {
    const fields = {
      ...{
        title: 'Two  blanks',
        excerpt: 'Two\nlines: #',
        category: '- x',
        tags: ['a, b', 'null'],
      },
      ...{ author: "O'Neill", seoTitle: 'true', seoDescription: '|', readTime: 40 },
      canonicalUrl: 'https://elsewhere.example/a?b=1#c',
      ...{ series: ' - Locks: "all"', seriesPart: 2 },
    }
    const file = write({ ...fields, slugHistory: ['before'], imageUrl: IMAGE.url }, ['/old'])
    const [read] = await readBack(file)
    expect(read?.stored).toMatchObject({
      values: fields,
      formerSlugs: ['before'],
      createdAt: new Date('2026-01-31T00:00:00.123Z'),
      updatedAt: new Date('2026-03-01T00:00:00.000Z'),
    })
    expect(read).toMatchObject({
      ...{ slug: 'a-post', isDraft: false, oldPaths: ['/old'] },
      publishedAt: new Date('2026-02-01T00:00:00.000Z'),
      cover: { url: '/media/a-cat.png' },
    })
    expect(read?.updatedAt).toBeUndefined()
  })

  it('keeps the date of a scheduled post, and gives none to a draft', async () => {
    const later = '2999-01-01T00:00:00.000Z'
    const [scheduled] = await readBack(write({ publishedAt: later, firstPublishedAt: null }))
    expect(scheduled?.publishedAt).toEqual(new Date(later))
    const none = { publishedAt: null, firstPublishedAt: null, _status: 'draft' as const }
    const [draft] = await readBack(write(none))
    expect(draft).toMatchObject({ isDraft: true })
    expect(draft?.publishedAt).toBeUndefined()
  })

  it.each(CORPUS)('$name: its text is read back byte for byte', async ({ canonical }) => {
    const [read] = await readBack(write({ content: canonical }))
    expect(read && bodyToContent(read)).toEqual({ content: canonical, warnings: [] })
  })
})

it('a text without markup keeps its blanks and line feeds', async () => {
  const content = '  See /files/media/abc.png \n\n\nand {{< ref >}} * \n\n'
  const [read] = await readBack(write({ content, imageUrl: IMAGE.url }))
  expect(read && bodyToContent(read).content).toBe(content)
})

describe('an export changed by hand', () => {
  it('takes new posts with the front matter of other generators', async () => {
    const content = '+++\ntitle = "By hand"\ndate = 2026-05-01\n+++\nText with *stars*\n'
    const [read] = await readBack({ path: 'content/blog/by-hand.md', content })
    expect(read).toMatchObject({
      ...{ slug: 'by-hand', title: 'By hand' },
      publishedAt: new Date('2026-05-01T00:00:00.000Z'),
    })
    expect(read && bodyToContent(read).content).toBe('<p>Text with <em>stars</em></p>')
  })

  it('names the file of broken front matter', async () => {
    const [read] = await readBack({ path: 'content/blog/a.md', content: '---\ntitle: [\n---\n' })
    expect(read?.problem).toContain('front matter')
  })

  it('rejects an export of a later version', async () => {
    const read = () => Promise.resolve(Buffer.from('{"format":2,"site":""}'))
    const files = { names: ['folio.json'], read, close: () => undefined }
    await expect(openFolio(files)).rejects.toThrow('folio.json has no format')
  })
})

describe('names of files', () => {
  it('suit every system, and are unique', () => {
    const nameOf = asciiFileNames()
    const given = ['Grüße aus Köln.PNG', 'grusse-aus-koln.png', '漢字.png', '../../x.png', 'x']
    expect(given.map((name) => nameOf(name, 'abc.png'))).toEqual([
      ...['gru-e-aus-koln.png', 'grusse-aus-koln.png', 'file.png', 'x.png', 'x-2.png'],
    ])
  })
})
