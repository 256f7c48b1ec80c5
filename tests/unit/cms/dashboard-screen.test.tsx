import { expect, it } from 'vitest'
import { DashboardScreen } from '#src/cms/dashboard/dashboard-screen.tsx'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { messageListOptions } from '#src/queries/message-queries.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { resumeListOptions } from '#src/queries/resume-queries.ts'
import { samplePost } from '#tests/support/sample-post.ts'
import {
  sampleMedia,
  sampleMessage,
  sampleResume,
  screenHtml,
} from '#tests/unit/cms/screen-html.tsx'
import { wordsOf } from '#tests/unit/site/rendered.tsx'

const draft = samplePost({ status: 'draft', isPublished: false, publishedAt: null })
const filled = () =>
  screenHtml(<DashboardScreen />, [
    [postListOptions(), [samplePost(), draft]],
    [mediaListOptions(), [sampleMedia()]],
    [resumeListOptions(), [sampleResume()]],
    [messageListOptions(), [sampleMessage()]],
  ])
const greeting = async (user: object) => {
  const answer = [callQuery(sessionCalls.getUser), user] as const
  return wordsOf(await screenHtml(<DashboardScreen />, [[...answer]]))
}
/** The texts of its links to the areas. */
const areas = (html: string) =>
  wordsOf(/<nav aria-label="Areas".*?<\/nav>/s.exec(html)?.[0] ?? '').trim()

it('[S2-dashboard-07] [S7-stats-01] counts the entries of the four lists', async () => {
  expect(wordsOf(await filled())).toContain(
    'Total Blogs 2 Media Files 1 Contacts 1 Resume Files 1 ',
  )
})

it('[S2-dashboard-10] [S2-dashboard-11] [S2-dashboard-12] links to the four areas, with the counts of each', async () => {
  const html = await filled()
  expect(areas(html)).toMatch(
    /^Blog Management .* 1 published · 1 draft Media Library .* 1 file Resume Manager .* 1 version Contact Messages .* 1 message$/,
  )
})

it('[S2-dashboard-13] shows Loading... until the counts are loaded', async () => {
  expect(areas(await screenHtml(<DashboardScreen />)).match(/Loading\.\.\./g)).toHaveLength(4)
})

it('[S2-dashboard-03] [S2-dashboard-04] [S2-dashboard-05] greets by first name, else by email, in admin mode', async () => {
  const email = 'owner@example.com'
  expect(await greeting({ email, firstName: 'Alex' })).toContain(
    'Dashboard Admin Mode Welcome back, Alex New Post',
  )
  expect(await greeting({ email, firstName: null })).toContain(`Welcome back, ${email}`)
})

it('[S2-dashboard-01] links back to the site', async () => {
  expect(await screenHtml(<DashboardScreen />)).toMatch(
    /<a [^>]*href="\/"[^>]*>(?:<svg.*?<\/svg>)?Back to Site</s,
  )
})

it('names the next scheduled post, old drafts and pictures without a description', async () => {
  const scheduled = (title: string, publishedAt: string) =>
    samplePost({ id: title, title, publishedAt })
  const html = await screenHtml(<DashboardScreen />, [
    [
      postListOptions(),
      [
        scheduled('Later', '2099-04-01T09:30:00.000Z'),
        scheduled('Soon', '2099-03-01T09:30:00.000Z'),
        { ...draft, createdAt: '2020-01-01T00:00:00.000Z' },
      ],
    ],
    [mediaListOptions(), [sampleMedia({ id: 'quay' })]],
  ])
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const textsBy = Object.fromEntries(links.map(([, href = '', text = '']) => [href, wordsOf(text)]))
  expect(textsBy['/cms/blog/edit/Soon']).toMatch(/^ ?Next post: “Soon”.*March 1, 2099/)
  expect(textsBy['/cms/blog?state=scheduled']).toContain('1 more scheduled')
  expect(textsBy['/cms/blog?state=draft']).toMatch(/1 draft 1 older than a month/)
  expect(textsBy['/cms/media?open=quay']).toContain('1 image without alternative text')
})
