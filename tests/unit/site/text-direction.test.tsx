import { describe, expect, it } from 'vitest'
import { feedHtml } from '#src/content/render/feed-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { letterDirection } from '#src/content/render/letter-direction.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { PostBody } from '#src/site/posts/body/post-body.tsx'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { publicScreens, SITE } from '#tests/unit/site/sample-screens.tsx'
import { rendered } from '#tests/unit/site/rendered.tsx'
import { list, post } from '#tests/unit/site/sample-posts.ts'

const ARABIC = 'كيف تعمل React؟'
const body = (content: string) =>
  rendered(<PostBody blocks={renderContent(content)} images={{}} hasCover site={SITE} />)
/** Removes drawings, and links of headings, which have the direction of their heading. */
const textsOf = (html: string) =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/(<h\d[^>]* dir="auto"[^>]*>)<(?:a|span)[^>]*>/g, '$1')
const tagged = (html: string, tag: string) =>
  [...textsOf(html).matchAll(new RegExp(`<${tag}(?= |>)([^>]*)>`, 'g'))].map(
    ([, attributes = '']) => / dir="(\w+)"/.exec(attributes)?.[1],
  )

describe('the direction of a text', () => {
  it.each([
    ['19: كيف React', 'rtl'],
    ['שלום React', 'rtl'],
    ['React كيف', 'ltr'],
    ['… 12 →', undefined],
    ['漢字', 'ltr'],
    ['ދިވެހި', 'rtl'],
  ])('is for %s: %s', (text, direction) => {
    expect(letterDirection(text)).toBe(direction)
  })

  it.each([
    [
      'li',
      `<ul><li><p>${ARABIC}</p></li><li><p>Two</p></li><li><p>19</p></li></ul>`,
      ['rtl', 'ltr', undefined],
    ],
    ['ul', `<ul><li><p>One</p></li></ul><ul><li><p>${ARABIC}</p></li></ul>`, ['ltr', 'rtl']],
    ['ol', `<ol><li><p>${ARABIC}</p><p>Two</p></li></ol>`, ['rtl']],
    ['blockquote', `<blockquote><p>${ARABIC}</p><p>Two</p></blockquote>`, ['rtl']],
    ['td', `<table><tr><td><p>One</p></td><td><p>${ARABIC}</p></td></tr></table>`, ['ltr', 'rtl']],
    ['table', `<table><tr><td><p>${ARABIC}</p></td><td><p>Two</p></td></tr></table>`, ['rtl']],
    ['p', `<p>One</p><p>${ARABIC}</p><p><code>npm</code> ${ARABIC}</p>`, ['auto', 'auto', 'auto']],
    ['code', `<p><code>npm</code> ${ARABIC}</p>`, ['ltr']],
    ['div class="heading"', `<h2>${ARABIC}</h2>`, []],
    ['figcaption', `<img src="/files/media/a.png" alt="" title="${ARABIC}">`, ['auto']],
  ])('is set on %s: %s', async (tag, content, directions) => {
    expect(tagged(await body(content), tag)).toEqual(directions)
  })

  it('follows the text of a note; code is left to right', async () => {
    const html = await body(
      `<blockquote data-callout="tip"><p>${ARABIC}</p></blockquote><ul><li><p><code>a</code>: ${ARABIC}</p><pre><code>b</code></pre></li></ul><h2>${ARABIC}</h2>`,
    )
    expect(html).toContain('<div role="note" dir="rtl"')
    expect(html).toContain('<ul dir="rtl"><li dir="rtl">')
    expect(html).toContain('<figure dir="ltr"')
    expect(html).toMatch(/<div dir="auto" class="heading"><h2/)
  })

  it('marks right-to-left text in a feed', () => {
    const content = `<p>One</p><p>${ARABIC}</p><ul><li><p>${ARABIC}</p></li></ul><h2>${ARABIC}</h2>`
    expect(feedHtml(renderContent(content), SITE)).toBe(
      `<p>One</p><p dir="rtl">${ARABIC}</p><ul dir="rtl"><li><p dir="rtl">${ARABIC}</p></li></ul><h2 dir="rtl">${ARABIC}</h2>`,
    )
  })
})

const { personal, skills, experience, achievements, education } = defaultProfile
const profile = {
  ...defaultProfile,
  personal: { ...personal, name: 'عمر', title: 'مهندس', tagline: ARABIC, contactIntro: ARABIC },
  skills: { ...skills, expert: [{ name: 'تعلم', level: 50 }] },
  experience: experience.map((job) => ({
    ...job,
    title: 'دور',
    company: 'شركة',
    achievements: ['إنجاز'],
  })),
  achievements: achievements.map((one) => ({ ...one, title: 'جائزة', description: 'وصف' })),
  education: education.map((one) => ({ ...one, degree: 'شهادة', institution: 'جامعة' })),
}
const arabicPost = { ...post, title: ARABIC, excerpt: 'ملخص', tags: ['وسم'], category: 'فئة' }
const project = sampleProject({ title: 'مشروع', summary: 'ملخص', role: 'دور', stack: ['لغة'] })
const posts = list().posts.map((one) => ({ ...one, ...arabicPost }))

/** Texts from right to left whose element has no direction. */
const undirected = (html: string) =>
  [...textsOf(html).matchAll(/<(\w+)([^>]*)>([^<]*[\u0600-\u06ff][^<]*)/g)].flatMap(
    ([, tag = '', attributes = '', text = '']) =>
      tag === 'bdi' || /class="(?:letter|\[grid-area)/.test(attributes) || / dir="/.test(attributes)
        ? []
        : `${tag}: ${text}`,
  )

const texts = { profile, project, posts, post: { ...arabicPost, content: '' } }
it.each(publicScreens(texts))('marks right-to-left texts on the %s', async (_, screen) => {
  const html = await rendered(screen)
  expect(html).toMatch(/[\u0600-\u06ff]/)
  expect(undirected(html)).toEqual([])
})
