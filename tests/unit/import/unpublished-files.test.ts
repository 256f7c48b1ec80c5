import { expect, it } from 'vitest'
import { sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { postsOf } from './temporary-files.ts'

const POST = '---\ntitle: A\ndate: 2024-01-02\n---\nText\n'

const readFolder = async (folder: string) =>
  (await postsOf(folder)).map(({ key, isDraft, warnings }) => [
    ...[key, isDraft, ...warnings.map(({ text }) => text)],
  ])
const readFiles = async (names: readonly string[], settings: SourceFiles) =>
  readFolder(
    await sourceFolder({ ...Object.fromEntries(names.map((name) => [name, POST])), ...settings }),
  )
const draft = (reason: string) => [true, `${reason}: it is imported as a draft.`]
const UNDERSCORE = '%s does not publish names that begin with “_”'
const setting = (name: string) => `The setting “${name}” of the site excludes it`
const PATTERNS = 'The patterns in src/content.config.ts exclude it'

it.each<[site: string, settings: SourceFiles, published: string[], hidden: Record<string, string>]>(
  [
    [
      'Docusaurus',
      { 'docusaurus.config.ts': '' },
      ['blog/2024-01-01-a.md', 'blog/2024-01-03-c.md'],
      { 'blog/_2024-01-02-b.md': UNDERSCORE, 'blog/2024-01-02/_later/b.md': UNDERSCORE },
    ],
    [
      'Docusaurus',
      { 'docusaurus.config.ts': `blog: { path: './news', exclude: ['closed/**', "*.txt"] }` },
      ['news/2024-01-01-a.md', 'news/open/2024-01-03-c.md'],
      { 'news/closed/2024-01-02-b.md': setting('exclude') },
    ],
    [
      'Hexo',
      { '_config.yml': 'skip_render:\n  - "*.txt"\n  - _posts/b.*\n' },
      ['source/_posts/a.md', 'source/_posts/c.md'],
      {
        'source/_posts/b.md': setting('skip_render'),
        'source/_posts/b/_later/b.md': UNDERSCORE,
        'source/notes/_posts/b.md': 'Hexo publishes posts from source/_posts only',
      },
    ],
    [
      'Jekyll',
      { '_config.yml': 'exclude: [vendor, "*.closed.md"]\n' },
      ['_posts/2024-01-01-a.md', '_posts/open/2024-01-03-c.md'],
      {
        '_posts/ideas.md': 'Jekyll does not publish a post without a date in its file name',
        '_posts/x/2024-01-02-b.closed.md': setting('exclude'),
        '_posts/_b/2024-01-02-b.md': UNDERSCORE,
      },
    ],
    [
      'Astro',
      { 'astro.config.mjs': '', 'src/content/config.ts': "defineCollection({ type: 'content' })" },
      ['src/content/blog/a.md', 'src/content/blog/c.md', 'src/pages/blog/a.md'],
      { 'src/content/blog/b/_later/b.md': UNDERSCORE, 'src/pages/blog/_b.md': UNDERSCORE },
    ],
    [
      'Astro',
      {
        'astro.config.mjs': '',
        'src/content.config.ts': `defineCollection({ loader: glob({ pattern: '**/*.md', base: './src/content/blog' }) })`,
      },
      ['src/content/blog/a.md', 'src/content/blog/_c.md'],
      { 'src/content/blog/b.mdx': PATTERNS },
    ],
    [
      'Astro',
      {
        'astro.config.mjs': '',
        'src/content.config.ts': `defineCollection({ loader: glob({ base: "src/content/pages", pattern: "**/*.md" }) })
        defineCollection({ loader: glob({ pattern: ["**/[^_]*.{md,mdx}", '!old/**'], base: "src/content/blog" }) })`,
      },
      ['src/content/blog/a.md', 'src/content/blog/new/c.md'],
      { 'src/content/blog/old/b.md': PATTERNS },
    ],
    [
      'Eleventy',
      {
        'eleventy.config.js': '',
        '.eleventyignore': '# later\nREADME.md\nsrc/posts/*\n!src/posts/[ac].md\n',
      },
      ['src/posts/a.md', 'src/posts/c.md'],
      { 'src/posts/b.md': 'The file .eleventyignore excludes it' },
    ],
    [
      'Eleventy',
      {
        '.eleventy.js': 'eleventyConfig.ignores.add("src/posts/b.md");',
        'src/.eleventyignore': '_drafted/\n',
        '.gitignore': '_site\nignored.md\n',
      },
      ['src/posts/a.md', 'src/posts/c.md'],
      {
        'src/posts/b.md': setting('ignores'),
        'src/posts/_drafted/b.md': 'The file .eleventyignore excludes it',
        'src/posts/ignored.md': 'The file .gitignore excludes it',
      },
    ],
    [
      'Hugo',
      {
        'hugo.toml': String.raw`ignoreFiles = ['\.(bak|draft)\.md$', 'x+y']
        [[module.mounts]]
        source = "content"
        target = "content"
        excludeFiles = ["posts/b*"]
        [languages.de]
        disabled = true
        [languages.fr]
        weight = 2`,
      },
      ['content/posts/a/index.md', 'content/posts/c.md', 'content/posts/d.fr.md'],
      {
        'content/posts/d.draft.md': setting('ignoreFiles'),
        'content/posts/b.md': setting('excludeFiles'),
        'content/posts/d.de.md': 'The language “de” of the site is disabled',
        'content/posts/a/notes.md':
          'It lies in the folder of another page, and Hugo does not publish it as a page',
      },
    ],
    [
      'Zola',
      { 'zola.toml': 'ignored_content = ["*.txt", "*/temp-*"]\n' },
      ['content/blog/a.md', 'content/blog/c.md'],
      { 'content/blog/temp-b.md': setting('ignored_content') },
    ],
    [
      'Gatsby',
      { 'gatsby-config.js': 'module.exports = { exclude: ["**/c.md"], ignore: [`**/closed/**`] }' },
      ['content/blog/a.md', 'content/blog/c.md'],
      { 'content/blog/closed/b.md': setting('ignore'), 'content/blog/_b.md': UNDERSCORE },
    ],
    [
      'Next.js',
      { 'next.config.js': '' },
      ['app/blog/a/page.mdx', 'app/blog/c/page.mdx'],
      { 'app/blog/_b/page.mdx': UNDERSCORE },
    ],
    [
      'Next.js',
      { 'package.json': '{ "dependencies": { "next": "15.0.0" } }' },
      ['_posts/a.md', '_posts/c.md'],
      { '_posts/_b.md': UNDERSCORE },
    ],
    [
      'Pelican',
      { 'pelicanconf.py': "ARTICLE_EXCLUDES = ['closed']\n" },
      ['content/a.md', 'content/c.md'],
      { 'content/closed/b.md': setting('ARTICLE_EXCLUDES') },
    ],
  ],
)('imports a file as a draft when a site of %s with %j excludes it', async (...site) => {
  const [generator, settings, published, hidden] = site
  const posts = await readFiles([...published, ...Object.keys(hidden)], settings)
  const drafts = Object.entries(hidden).map(
    ([key, reason]) => [key, draft(reason.replace('%s', generator))] as const,
  )
  expect(Object.fromEntries(posts.map(([key, ...others]) => [key, others]))).toEqual({
    ...Object.fromEntries(published.map((key) => [key, [false]])),
    ...Object.fromEntries(drafts),
  })
})

it('publishes names that begin with “_” where Jekyll includes them', async () => {
  const posts = await readFiles(
    ['_posts/2024-01-01-a.md', '_posts/_b/2024-01-02-b.md', '_posts/2024-01-03-c.md'],
    { '_config.yml': 'include: [_posts/_b]\n' },
  )
  expect(posts.map(([, isDraft]) => isDraft)).toEqual([false, false, false])
})

it('imports an unpublished file as a draft when it is imported alone', async () => {
  const file = 'source/_posts/_hidden.md'
  const folder = await sourceFolder({ '_config.yml': 'title: A\n', [file]: POST })
  expect(await readFolder(`${folder}/${file}`)).toEqual([
    [file, ...draft(UNDERSCORE.replace('%s', 'Hexo'))],
  ])
})
