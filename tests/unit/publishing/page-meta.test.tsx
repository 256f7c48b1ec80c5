import { describe, expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { jsonFeed, toFeed } from '#src/publishing/feed.ts'
import {
  homeLinkedData,
  pageLinkedData,
  postLinkedData,
  projectLinkedData,
  projectListLinkedData,
} from '#src/publishing/linked-data.ts'
import { foundProjectMetadata, pageMetadata, postMetadata } from '#src/publishing/page-metadata.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { rendered } from '#tests/unit/site/rendered.tsx'
import { publishedPost } from './published-post.ts'

const { personal, education, skills } = defaultProfile
const SITE = 'http://localhost:3000'
const nodesOf = (data: { '@graph': object[] }) => data['@graph'] as Record<string, unknown>[]
const nodeOf = (data: { '@graph': object[] }, type: string) =>
  nodesOf(data).find((node) => node['@type'] === type)
const linkedData = (post: ReturnType<typeof publishedPost>) =>
  postLinkedData({ post, owner: personal, blocks: renderContent(post.content) })

it('a cover with an invalid URL is left out of linked data and feeds', () => {
  const post = publishedPost({ imageUrl: 'https://example.com:99999/a.png' })
  const metadata = JSON.stringify(postLinkedData({ post, owner: personal, blocks: [] }))
  const feed = jsonFeed(toFeed({ owner: personal, posts: [post] }))
  for (const text of [metadata, feed]) {
    expect(text).toContain('/blog/what-a-migration-locks')
    expect(text).not.toContain('99999')
  }
})

describe('metadata', () => {
  it('has one URL per page: canonical, Open Graph and its feeds agree', () => {
    const texts = { title: 'Blog', description: 'Notes' }
    const metadata = pageMetadata({ owner: personal, ...texts, path: '/blog?page=2' })
    expect(metadata).toMatchObject({
      title: 'Blog',
      alternates: { canonical: `${SITE}/blog?page=2` },
      openGraph: {
        ...{ type: 'website', url: `${SITE}/blog?page=2`, title: 'Blog' },
        siteName: personal.name,
      },
      twitter: { card: 'summary_large_image', ...texts },
    })
    expect(Object.keys(metadata.alternates?.types ?? {})).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ])
  })

  it('links the feeds of a tag before the feeds of all posts', () => {
    const page = { owner: personal, title: 'C', description: '', path: '/' }
    const { alternates } = pageMetadata({ ...page, tag: 'Web Performance' })
    expect(alternates?.types?.['application/rss+xml']).toEqual([
      {
        url: `${SITE}/blog/tag/web-performance/rss.xml`,
        title: `${personal.name}: Web Performance (RSS)`,
      },
      { url: `${SITE}/rss.xml`, title: `${personal.name} (RSS)` },
    ])
  })

  it('describes a post with its image, dates and tags', () => {
    const metadata = postMetadata({ post: publishedPost(), owner: personal })
    expect(metadata).toMatchObject({
      title: 'What a migration locks',
      description: 'Nine statements, and who waits for each.',
      openGraph: {
        type: 'article',
        publishedTime: '2026-03-04T10:00:00.000Z',
        modifiedTime: '2026-03-05T11:30:00.000Z',
        tags: ['PostgreSQL', 'Web Performance'],
        images: [
          {
            url: expect.stringMatching(/\/cards\/5b0f1c5e-[0-9a-f-]+\.png\?v=[\w-]{10}$/) as string,
            width: 1200,
            height: 630,
            alt: expect.stringContaining('What a migration locks') as string,
          },
        ],
      },
    })
    const post = publishedPost({ updatedAt: '2026-03-06T00:00:00.000Z' })
    const edited = postMetadata({ post, owner: personal })
    expect(edited.twitter?.images).not.toEqual(metadata.twitter?.images)
  })
})

describe('a project', () => {
  const project = sampleProject()
  const address = `${SITE}/projects/one-event-log`
  it('has its own address and image', () => {
    expect(foundProjectMetadata({ project }, personal)).toMatchObject({
      title: 'One event log',
      description: 'A log instead of queues.',
      alternates: { canonical: address },
      openGraph: {
        url: address,
        images: [{ url: expect.stringContaining(`/cards/${project.id}.png?v=`) as string }],
      },
    })
    expect(foundProjectMetadata(null, personal)).toMatchObject({ robots: { index: false } })
  })

  it('is a work of the owner, in the list of projects', () => {
    expect(nodeOf(projectLinkedData(personal, project), 'CreativeWork')).toMatchObject({
      '@id': address,
      creator: { name: personal.name },
      keywords: ['Go', 'PostgreSQL'],
    })
    const listed = projectListLinkedData(personal, { projects: [project], images: {} })
    expect(nodeOf(listed, 'CollectionPage')).toMatchObject({
      mainEntity: { itemListElement: [{ url: address }] },
    })
  })
})

describe('a post with fields for search engines', () => {
  const post = publishedPost({
    seoTitle: 'Locks, explained',
    seoDescription: 'Which statement waits.',
    canonicalUrl: 'https://elsewhere.example/locks',
  })

  it('has them in its metadata', () => {
    const texts = { title: 'Locks, explained', description: 'Which statement waits.' }
    expect(postMetadata({ post, owner: personal })).toMatchObject({
      ...texts,
      alternates: { canonical: 'https://elsewhere.example/locks' },
      openGraph: { ...texts, url: 'https://elsewhere.example/locks' },
      twitter: texts,
    })
    expect(postMetadata({ post: publishedPost(), owner: personal }).alternates?.canonical).toBe(
      `${SITE}/blog/what-a-migration-locks`,
    )
  })

  it('has them in its JSON-LD, with the headline of the page', () => {
    expect(nodeOf(linkedData(post), 'BlogPosting')).toMatchObject({
      '@id': `${SITE}/blog/what-a-migration-locks`,
      url: 'https://elsewhere.example/locks',
      mainEntityOfPage: 'https://elsewhere.example/locks',
      headline: 'What a migration locks',
      alternativeHeadline: 'Locks, explained',
      description: 'Which statement waits.',
    })
  })
})

describe('JSON-LD', () => {
  it('describes the home page as a person with a job, schools, skills and links', () => {
    const data = homeLinkedData(defaultProfile)
    expect(nodesOf(data).map((node) => node['@type'])).toEqual(['ProfilePage', 'WebSite', 'Person'])
    expect(nodeOf(data, 'ProfilePage')?.['mainEntity']).toEqual({ '@id': `${SITE}/#person` })
    expect(nodeOf(data, 'Person')).toMatchObject({
      '@id': `${SITE}/#person`,
      jobTitle: personal.title,
      alumniOf: [{ '@type': 'CollegeOrUniversity', name: education[0]?.institution }],
      knowsAbout: expect.arrayContaining([skills.expert[0]?.name]) as string[],
      sameAs: personal.links.map(({ url }) => url),
    })
  })

  it('describes a post with dates, text, image, keywords, author and breadcrumbs', () => {
    const data = linkedData(publishedPost({ imageUrl: '/files/media/a.webp' }))
    expect(nodeOf(data, 'BlogPosting')).toMatchObject({
      headline: 'What a migration locks',
      datePublished: '2026-03-04T10:00:00.000Z',
      dateModified: '2026-03-05T11:30:00.000Z',
      wordCount: 5,
      keywords: ['PostgreSQL', 'Web Performance'],
      author: { '@type': 'Person', '@id': `${SITE}/#person`, name: personal.name },
      image: [
        {
          '@type': 'ImageObject',
          url: expect.stringContaining('/cards/') as string,
          width: 1200,
          height: 630,
          caption: expect.stringContaining('What a migration locks') as string,
        },
        { '@type': 'ImageObject', url: `${SITE}/files/media/a.webp` },
      ],
    })
    const crumb = (position: number, name: string, path: string) => ({
      ...{ '@type': 'ListItem', position, name, item: `${SITE}${path}` },
    })
    expect(nodeOf(data, 'BreadcrumbList')?.['itemListElement']).toEqual([
      ...[crumb(1, 'Home', '/'), crumb(2, 'Blog', '/blog')],
      crumb(3, 'What a migration locks', '/blog/what-a-migration-locks'),
    ])
  })

  it('does not name a guest author as the owner, or a list as a post', () => {
    const guest = nodeOf(linkedData(publishedPost({ author: 'Gus Guest' })), 'BlogPosting')
    expect(guest?.['author']).toEqual({ '@type': 'Person', name: 'Gus Guest' })
    const list = pageLinkedData({ owner: personal, trail: [{ name: 'Blog', path: '/blog' }] })
    expect(nodeOf(list, 'BlogPosting')).toBeUndefined()
  })

  it('cannot be closed by the text of a post', async () => {
    const title = '</script><script>alert(1)</script><!--'
    const html = await rendered(<JsonLd data={linkedData(publishedPost({ title }))} />)
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
    expect(html).not.toContain('<!--')
    const body = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? ''
    const data = JSON.parse(body) as { '@graph': object[] }
    expect(nodeOf(data, 'BlogPosting')?.['headline']).toBe(title)
  })
})
