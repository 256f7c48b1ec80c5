import { expect, it } from 'vitest'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { postsIn } from './temporary-files.ts'

const DATED = '---\ndate: 2024-03-04\n---\na'
const fieldsOf = ({ slug, author, category, tags, isDraft }: SourcePost) => [
  ...[slug, author, category, tags.join(), isDraft],
]

it("takes fields of Jekyll's defaults, the most exact path first", async () => {
  const posts = await postsIn({
    '_config.yml': [
      'defaults:',
      '  - scope: { path: "", type: posts }',
      '    values: { author: Ada, categories: [sql], permalink: "/:categories/:title/" }',
      '  - scope: { path: "_posts/old" }',
      '    values: { published: false, date: 2020-05-06, categories: [old] }',
      '  - scope: { path: "", type: pages }',
      '    values: { author: Bob }',
      '  - scope: { path: "_posts/ol" }',
      '    values: { author: Bob }',
      '  - scope: { path: "_posts/*/deep" }',
      '    values: { author: Cy }',
    ].join('\n'),
    '_posts/2024-03-04-a.md': 'a',
    '_posts/old/b.md': 'b',
    '_posts/2024-03-04-c.md': '---\nAuthor: Own\n---\nc',
    '_posts/x/deep/2024-03-04-d.md': 'd',
  })
  expect(
    posts.map(({ author, category, isDraft, publishedAt, oldPaths }) => [
      ...[author, category, isDraft, publishedAt?.toISOString().slice(0, 10), oldPaths[0]],
    ]),
  ).toEqual([
    ['Ada', 'sql', false, '2024-03-04', '/sql/a/'],
    ['Own', 'sql', false, '2024-03-04', '/sql/c/'],
    ['Ada', 'old', true, '2020-05-06', '/old/b/'],
    ['Cy', 'sql', false, '2024-03-04', expect.stringContaining('/d/')],
  ])
})

it("takes fields of Hugo's cascade, from the nearest section first", async () => {
  const posts = await postsIn({
    'hugo.toml': '[cascade]\nauthor = "Site"\ncategory = "site"\n',
    'content/_index.md': '---\ncascade:\n  author: Home\n---\n',
    'content/posts/_index.md':
      '---\ncascade:\n  - target: { path: "{/posts/two*,/old/**}" }\n    _build: { render: never }\n    params: { author: Target }\n  - tags: [all]\n    author: Section\n  - target: { kind: section }\n    tags: [none]\n---\n',
    'content/posts/one.md': DATED,
    'content/posts/three/index.md': '---\ndate: 2024-03-04\nauthor: Own\n---\na',
    'content/posts/two.md': DATED,
    'content/notes/four.md': DATED,
  })
  expect(posts.map(fieldsOf)).toEqual([
    ['four', 'Home', 'site', '', false],
    ['one', 'Section', 'site', 'all', false],
    ['three', 'Own', 'site', 'all', false],
    ['two', 'Target', 'site', 'all', true],
  ])
})

it("takes fields of Eleventy's data files, and no tag that names the collection", async () => {
  const posts = await postsIn({
    'eleventy.config.js': '',
    'content/content.json': '{"author": "Site", "category": "site"}',
    'content/blog/blog.11tydata.js':
      'export default { author: "Ada", tags: ["posts", "sql"], permalink: (data) => data.a }',
    'content/blog/a.md': DATED,
    'content/blog/b.md': '---\ndate: 2024-03-04\ntags: [own]\n---\na',
    'content/blog/b.11tydata.json': '{"permalink": false}',
    'content/blog/c/c.md': DATED,
    'content/blog/c/c.11tydata.cjs': 'module.exports = () => ({ draft: process.env.A })',
  })
  expect(posts.map(fieldsOf)).toEqual([
    ['a', 'Ada', 'site', 'sql', false],
    ['b', 'Ada', 'site', 'own', true],
    ['c', 'Ada', 'site', 'sql', true],
  ])
  expect(posts[2]?.warnings.map(({ text }) => text)).toEqual([
    'Fields of it are calculated in content/blog/c/c.11tydata.cjs: it is imported as a draft.',
  ])
})
