import { slug } from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { drawDiagram } from '#src/content/diagram/draw-diagram.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { PublicShell } from '#src/site/layout/public-shell.tsx'
import { ProjectScreen } from '#src/site/projects/project-screen.tsx'
import { LIST_ID, optionId } from '#src/ui/palette/palette-list.tsx'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { postScreen } from '#tests/unit/site/sample-screens.tsx'
import { rendered } from '#tests/unit/site/rendered.tsx'
import { posts } from '#tests/unit/site/sample-posts.ts'

/** Headings with the words of everything else on the page that has an id. */
const HEADINGS = [
  ...['Content', 'Page content', 'Related posts', 'Site nav', 'Page menu', 'Diagram 0', 'fn 1'],
  ...['Home', 'Contact', 'Palette list', 'Footnotes', 'Diagram 0 sankey'],
]
const NOTE = '<ol data-type="footnotes"><li data-footnote="1"><p>x</p></li></ol>'
const SANKEY = 'sankey-beta\n  a,b,10'
const content = `<p>a<sup data-footnote="1">1</sup></p>${HEADINGS.map((name) => `<h2>${name}</h2>`).join('')}<p>![x](/files/media/a.png)</p><pre><code class="language-mermaid">${SANKEY}</code></pre>${NOTE}`

function blocks() {
  const tree = renderContent(content)
  for (const block of tree)
    if (block.type === 'code')
      Object.assign(block, { diagram: drawDiagram({ code: block.code, index: 0 }) })
  return tree
}

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
const headingIds = HEADINGS.map((name) => slug(name))

describe.each([
  ['post', () => postScreen({ post: { content }, pageData: { related: posts, blocks: blocks() } })],
  [
    'case study',
    () => (
      <ProjectScreen
        project={sampleProject()}
        pageData={{ blocks: blocks(), images: {}, site: 'http://localhost:3000', next: null }}
      />
    ),
  ],
])('the ids of a %s', (_, screen) => {
  it('are unique, and only headings have ids that a heading can have', async () => {
    const html = await rendered(
      <PublicShell profile={defaultProfile}>{screen()}</PublicShell>,
      '/blog/post-1',
    )
    const ids = idsOf(html)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const id of headingIds) expect(html).toMatch(new RegExp(`<h[234] id="${id}"`))
    const others = ids.filter((id) => !headingIds.includes(id))
    expect(others.filter((id) => id.startsWith('Diagram-0-')).length).toBeGreaterThan(0)
    expect(others.filter((id) => slug(id) === id)).toEqual([])
    const [, target] = /href="#([^"]+)"[^>]*>Skip to content/.exec(html) ?? []
    expect(html).toContain(`<main id="${target}"`)
  })
})

it('the palette over a page has no id that a heading can have', () => {
  const ids = [LIST_ID, optionId({ id: 'posts', label: 'Posts' })]
  expect(ids.filter((id) => slug(id) === id)).toEqual([])
})
