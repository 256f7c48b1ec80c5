import { describe, expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import type { Project, ProjectPageData } from '#src/contract/projects/public-project-schemas.ts'
import { ProjectListScreen } from '#src/site/projects/project-list-screen.tsx'
import { ProjectScreen } from '#src/site/projects/project-screen.tsx'
import { SelectedWork } from '#src/site/projects/selected-work.tsx'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { rendered, wordsOf } from './rendered.tsx'

const pageData: ProjectPageData & RenderedBody = {
  blocks: renderContent('<p>There were 140 queues.</p>'),
  ...{ site: 'https://folio.example/', images: {} },
  next: { slug: 'tiny-queue', title: 'tiny-queue' },
}
const page = (changes: Partial<Project> = {}) =>
  rendered(
    <ProjectScreen project={sampleProject(changes)} pageData={pageData} />,
    '/projects/one-event-log',
  )
const projects = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleProject({ id: `id-${index}`, slug: `slug-${index}`, title: `Title ${index}` }),
  )

describe('the page of a project', () => {
  it('has its facts, its figures, its text, and where to go next', async () => {
    const words = wordsOf(await page())
    expect(words).toContain('One event log A log instead of queues.')
    expect(words).toContain('services read it 60')
    expect(await page()).toMatch(/>60<[^]*<img/)
    expect(words).toContain('role Staff engineer period 2021 – 2024 stack Go PostgreSQL')
    expect(words).toContain('There were 140 queues.')
    expect(words).toContain('Next project tiny-queue Get in Touch')
  })

  it('hides empty parts', async () => {
    const html = await page({
      ...{ cover: null, outcomes: [], stack: [], links: [], period: '', role: '' },
    })
    expect(wordsOf(html)).not.toMatch(/role|period|stack|links/)
    expect(html).not.toMatch(/<img|aria-label="(Outcomes|Technologies)"|<(dl|ul)[^>]*><\/\1>/)
  })

  it('opens links to other sites in a new tab, and drops unsafe ones', async () => {
    const html = await page({
      links: [
        { label: 'Code', url: 'https://code.example.com/' },
        { label: 'Post', url: '/blog/locks' },
        { label: 'Trick', url: 'javascript:alert(1)' },
      ],
    })
    expect(html).toContain('href="https://code.example.com/" target="_blank"')
    expect(html).toMatch(/href="\/blog\/locks" class/)
    expect(html).not.toContain('Trick')
  })
})

describe('selected work', () => {
  const work = async (count: number) =>
    rendered(<SelectedWork projects={projects(count)} images={{}} />)

  it.each([
    [1, 1],
    [2, 0],
    [3, 1],
    [5, 1],
  ])(
    'lays out %i projects with %i wide cards, so that no row has a single small one',
    async (count, wide) => {
      const html = await work(count)
      expect(html.match(/<li class="sm:col-span-full"/g) ?? []).toHaveLength(wide)
      expect(html.match(/<article/g)).toHaveLength(Math.min(count, 3))
    },
  )

  it('is absent without projects', async () => {
    expect(await work(0)).toBe('')
  })
})

it('the list says when there is no project', async () => {
  const html = await rendered(<ProjectListScreen projects={[]} images={{}} />, '/projects')
  expect(wordsOf(html)).toContain('No projects available.')
})
