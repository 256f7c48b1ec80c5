import type { ComponentProps } from 'react'
import { COUNTS } from '#src/contract/limits.ts'
import { describe, expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import { PostListLoading } from '#src/site/layout/navigation-placeholder.tsx'
import { PostListScreen } from '#src/site/posts/list/post-list-screen.tsx'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'
import { list, posts } from '#tests/unit/site/sample-posts.ts'
import { postScreen } from '#tests/unit/site/sample-screens.tsx'

/** The page of a post with another text. */
const screenOf = (content: string) =>
  postScreen({ post: { content }, pageData: { blocks: renderContent(content) } })
const blog = (changes: Partial<ComponentProps<typeof PostListScreen>['list']> = {}) =>
  rendered(<PostListScreen list={{ ...list(), ...changes }} intro="" />, '/blog')
const postPage = () => rendered(postScreen(), '/blog/post-1')

describe('the blog list', () => {
  it('[S2-blog-list-02, S2-blog-list-06, S2-blog-list-08] shows a search box and cards, with a drawn cover when there is no image', async () => {
    const html = await blog()
    expect(html.match(/data-title-cover/g)).toHaveLength(4)
    const letters = [...html.matchAll(/<text x="[\d.]+" y="[\d.]+">(.)<\/text>/g)]
    expect(letters.map(([, letter]) => letter).join('')).toContain('Title 1Title 2')
    expect(html).toContain('placeholder="Search posts..."')
  })

  it('[S2-blog-list-09] [S2-blog-list-10] [S2-blog-list-11] shows the category, date, title and excerpt of a post on its card', async () => {
    const html = await blog()
    expect(wordsOf(html)).toContain('Technology March 4, 2026 Title 1 Excerpt 1 #tag')
  })

  it('[S2-blog-list-12] [S2-blog-list-13] shows the read time on a card, and links to the post', async () => {
    const html = await blog()
    expect(wordsOf(html)).toContain('Excerpt 1 #tag 5 min read Read More')
    expect(html).toContain('href="/blog/post-4"')
  })

  it('links to neighbouring pages and to tags, and shows the page number', async () => {
    const html = await blog({ page: 2, pageCount: 3 })
    expect(wordsOf(html)).toContain('Page 2 of 3')
    expect(html).toMatch(/rel="prev"[^>]*href="\/blog"|href="\/blog"[^>]*rel="prev"/)
    expect(html).toMatch(
      /rel="next"[^>]*href="\/blog\/page\/3"|href="\/blog\/page\/3"[^>]*rel="next"/,
    )
    expect(html).toContain('href="/blog/tag/tag"')
  })

  it('has a section for each year, and lights each card once', async () => {
    const dated = posts.map((one, index) => ({
      ...one,
      publishedAt: `${[2026, 2026, 2024, 2021][index]}-03-04T00:00:00.000Z`,
    }))
    const html = await blog({ posts: dated })
    const sections = html.split('<section').slice(1)
    expect(
      sections.map((one) => [
        wordsOf(one.split('<h2')[1] ?? '').slice(0, 80),
        one.match(/<h3/g)?.length,
      ]),
    ).toEqual([
      [expect.stringContaining('2026'), 2],
      [expect.stringContaining('2024'), 1],
      [expect.stringContaining('2021'), 1],
    ])
    const lights = [...html.matchAll(/<li class="@container relative light-(\d)/g)]
    expect(lights.map(([, light]) => light)).toEqual(['1', '2', '3', '4'])
  })

  it('lights on the line of time what belongs to the card that is pointed at', async () => {
    const thread = posts.map((one) => ({ ...one, publishedAt: one.publishedAt ?? '' }))
    const html = await blog({ thread })
    const dots = [
      ...html.matchAll(/<a href="\/blog\/post-(\d)" tabindex="-1" class="light-(\d)">/g),
    ]
    expect(dots.map(([, number, light]) => [number, light])).toHaveLength(posts.length)
    expect(dots.every(([, number, light]) => number === light)).toBe(true)
    expect(html.match(/class="thread-arc light-\d light-\d"/g)).toHaveLength(posts.length - 1)
  })

  it('[S2-blog-list-01] [S2-blog-list-15] shows a message when it is empty, and links home', async () => {
    const html = await blog({ posts: [], postCount: 0 })
    expect(wordsOf(html)).toContain('No blog posts available.')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:<svg.*?<\/svg>)?Back to Home</s)
  })

  it('[S2-blog-list-05, S9-skeletons-01] has six placeholders', async () => {
    const html = await rendered(<PostListLoading count={COUNTS.blogPlaceholders} />, '/blog')
    expect(html.match(/data-skeleton/g)).toHaveLength(6)
  })
})

describe('a post', () => {
  it('says which tags join it with its related posts', async () => {
    const related = posts.slice(1, 2).map((one) => ({ ...one, tags: ['Tag', 'other'] }))
    const thread = posts.map((one) => ({ ...one, publishedAt: one.publishedAt ?? '' }))
    const html = await rendered(postScreen({ pageData: { related, thread } }), '/blog/post-1')
    expect(wordsOf(html)).toContain('Related Posts // joined by Tag')
    expect(wordsOf(html)).toContain('2026 · Tag Title 2')
    expect(html.match(/thread-arc is-lit/g)).toHaveLength(posts.length - 1)
  })

  it.each(['Another text', 'Excerpt 1 begins it.'])(
    '[S2-blog-post-03] shows the excerpt, and once where the text begins with it: %s',
    async (text) => {
      const html = await rendered(screenOf(`<h2>One</h2><p>${text}</p>`), '/blog/post-1')
      expect(wordsOf(html).match(/Excerpt 1/g)).toHaveLength(1)
    },
  )

  it('[S2-blog-post-02, S2-blog-post-03] shows its head and a link back', async () => {
    const html = await postPage()
    const words = wordsOf(html)
    expect(html.slice(0, html.indexOf('</header>'))).not.toContain('<img')
    expect(words).toContain(
      'Technology March 4, 2026 5 min read Share Link copied Title 1 Excerpt 1',
    )
    expect(words).toMatch(/^ Back to Blog /)
  })

  it('[S2-blog-post-08] [S2-blog-post-09] [S2-blog-post-10] shows an author box with links', async () => {
    const html = await postPage()
    expect(html).toMatch(/href="\/#contact"[^>]*>Get in Touch/)
    expect(html).toMatch(/href="\/blog"[^>]*>More Posts/)
  })

  it('[S2-blog-post-16, S2-blog-post-17, S2-blog-post-19] labels and highlights code', async () => {
    const html = await postPage()
    expect(html).toMatch(/<span class="token keyword">const<\/span>/)
    expect(html).toMatch(/aria-label="Code: typescript"/)
    expect(html).toMatch(/aria-label="Code: code"/)
    expect(html.match(/data-page-button="copy"/g)).toHaveLength(2)
  })

  it('[S2-blog-post-07] [S2-blog-post-21] shows its body, with line breaks outside fences', async () => {
    expect(await postPage()).toContain('<p dir="auto">first line\nsecond line</p>')
  })

  it('has a table of contents from three headings on, with links next to them', async () => {
    const html = await postPage()
    expect(html.match(/<nav [^>]*aria-label="On this page"/g)).toHaveLength(2)
    expect(html).toMatch(/<h3 id="two"[^>]*>Two<\/h3><a href="#two" class="heading-link"/)
    const few = await rendered(screenOf('<h1>One</h1><h2>Two</h2>'))
    expect(few).not.toContain('On this page')
  })

  it('names a table by its columns, and makes it focusable', async () => {
    const table =
      '<table><tbody><tr><th><p>Name</p></th><th><p>Age</p></th></tr>' +
      '<tr><td><p>a</p></td><td><p>1</p></td></tr></tbody></table>'
    expect(await rendered(screenOf(table))).toMatch(
      /role="group" aria-label="Table: Name, Age" tabindex="0"/i,
    )
  })

  it('opens own pages in the same tab, also absolute URLs, and external links in a new one', async () => {
    const link = (href: string) => `<p><a href="${href}">${href}</a></p>`
    const own = [
      '/blog/x',
      '#part',
      'https://folio.example/blog/x',
      'HTTPS://FOLIO.example',
      'mailto:a@b.co',
    ]
    const others = ['https://example.com/', 'http://folio.example/', 'https://folio.example.com/']
    const content = [...own, ...others].map(link).join('')
    const html = await rendered(screenOf(content))
    for (const href of own) expect(html).toContain(`<a href="${href}">`)
    for (const href of others)
      expect(html).toContain(`<a href="${href}" target="_blank" rel="noopener noreferrer">`)
    expect(html).not.toContain('nofollow')
  })

  it('has its contents list between its head and its text, where the keyboard finds it', async () => {
    const html = await postPage()
    const places = ['<header', '// on this page', 'class="prose"'].map((one) =>
      html.lastIndexOf(one),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('names its series and part, and leads to the parts before and after it', async () => {
    const parts = ['one', 'two', 'three'].map((slug) => ({ slug, title: `Part ${slug}` }))
    const series = { title: 'All of it', parts, position: 1 }
    const html = await rendered(postScreen({ pageData: { series } }))
    expect(wordsOf(html)).toContain('Part 2 of 3 All of it Part one Part two Part three')
    expect(html).toMatch(/<span dir="auto" aria-current="page"[^>]*>Part two</)
    expect(wordsOf(html)).toContain('Previous part Part one')
    expect(wordsOf(html)).toContain('Next part Part three')
  })

  it('links to its neighbours and to related posts', async () => {
    const around = {
      previous: { slug: 'older', title: 'Older one' },
      next: { slug: 'newer', title: 'Newer one' },
      related: posts.slice(1),
    }
    const edited = { textChangedAt: '2026-05-06T00:00:00.000Z' }
    const html = await rendered(postScreen({ post: edited, pageData: around }), '/blog/post-1')
    const words = wordsOf(html)
    expect(words).toContain('March 4, 2026 Updated May 6, 2026')
    expect(words).toContain('Previous Older one Next Newer one')
    expect(words).toMatch(/Related Posts .*Title 2 .*Title 3 .*Title 4/)
    expect(html).toContain('href="/blog/older"')
  })

  it('has one h1, and colours as classes', async () => {
    const html = await postPage()
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<span class="ink ink-red">red</span>')
    expect(html).toContain('<mark class="mark mark-plain">marked</mark>')
  })
})
