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
const UNDERSCORE = 'does not publish names that begin with “_”'

/** The middle one of three posts is a draft; the others are public without a warning. */
it.each<[what: string, names: [string, string, string], settings: SourceFiles, reason: string]>([
  [
    'a name of Docusaurus',
    ['blog/2024-01-01-a.md', 'blog/_2024-01-02-b.md', 'blog/2024-01-03-c.md'],
    { 'docusaurus.config.ts': '' },
    `Docusaurus ${UNDERSCORE}`,
  ],
  [
    'a folder of Docusaurus',
    ['blog/2024-01-01-a.md', 'blog/2024-01-02/_later/b.md', 'blog/2024-01-03-c.md'],
    { 'docusaurus.config.ts': '' },
    `Docusaurus ${UNDERSCORE}`,
  ],
  [
    'the exclude of Docusaurus',
    ['news/2024-01-01-a.md', 'news/closed/2024-01-02-b.md', 'news/open/2024-01-03-c.md'],
    {
      'docusaurus.config.ts':
        "const blog = { blog: { path: './news', exclude: ['closed/**', \"*.txt\"] } }",
    },
    'The setting “exclude” of the site excludes it',
  ],
  [
    'a folder of Hexo',
    ['source/_posts/a.md', 'source/_posts/b/_later/b.md', 'source/_posts/c.md'],
    { '_config.yml': 'title: A\n' },
    `Hexo ${UNDERSCORE}`,
  ],
  [
    'the skip_render of Hexo',
    ['source/_posts/a.md', 'source/_posts/b.md', 'source/_posts/c.md'],
    { '_config.yml': 'skip_render:\n  - "*.txt"\n  - _posts/b.*\n' },
    'The setting “skip_render” of the site excludes it',
  ],
  [
    'a folder of posts elsewhere in Hexo',
    ['source/_posts/a.md', 'source/notes/_posts/b.md', 'source/_posts/c.md'],
    { '_config.yml': 'title: A\n' },
    'Hexo publishes posts from source/_posts only',
  ],
  [
    'a name of Jekyll without a date',
    ['_posts/2024-01-01-a.md', '_posts/ideas.md', '_posts/2024-01-03-c.md'],
    { '_config.yml': 'title: A\n' },
    'Jekyll does not publish a post without a date in its file name',
  ],
  [
    'the exclude of Jekyll',
    ['_posts/2024-01-01-a.md', '_posts/x/2024-01-02-b.closed.md', '_posts/open/2024-01-03-c.md'],
    { '_config.yml': 'exclude: [vendor, "*.closed.md"]\n' },
    'The setting “exclude” of the site excludes it',
  ],
  [
    'a special name of Jekyll',
    ['_posts/2024-01-01-a.md', '_posts/_b/2024-01-02-b.md', '_posts/c/2024-01-03-c.md'],
    { '_config.yml': 'title: A\n' },
    `Jekyll ${UNDERSCORE}`,
  ],
  [
    'a folder of Astro',
    ['src/content/blog/a.md', 'src/content/blog/b/_later/b.md', 'src/content/blog/c.md'],
    { 'astro.config.mjs': '', 'src/content/config.ts': "defineCollection({ type: 'content' })" },
    `Astro ${UNDERSCORE}`,
  ],
  [
    'a page of Astro',
    ['src/pages/blog/a.md', 'src/pages/blog/_b.md', 'src/pages/blog/c.md'],
    { 'astro.config.mjs': '' },
    `Astro ${UNDERSCORE}`,
  ],
  [
    'the pattern of Astro',
    ['src/content/blog/a.md', 'src/content/blog/b.mdx', 'src/content/blog/_c.md'],
    {
      'astro.config.mjs': '',
      'src/content.config.ts':
        "const blog = defineCollection({ loader: glob({ pattern: '**/*.md', base: './src/content/blog' }) })",
    },
    'The patterns in src/content.config.ts exclude it',
  ],
  [
    'one pattern of several of Astro',
    ['src/content/blog/a.md', 'src/content/blog/old/b.md', 'src/content/blog/new/c.md'],
    {
      'astro.config.mjs': '',
      'src/content.config.ts': `defineCollection({ loader: glob({ base: "src/content/pages", pattern: "**/*.md" }) })
        defineCollection({ loader: glob({ pattern: ["**/[^_]*.{md,mdx}", '!old/**'], base: "src/content/blog" }) })`,
    },
    'The patterns in src/content.config.ts exclude it',
  ],
  [
    'the .eleventyignore',
    ['src/posts/a.md', 'src/posts/b.md', 'src/posts/c.md'],
    {
      'eleventy.config.js': '',
      '.eleventyignore': '# later\nREADME.md\nsrc/posts/*\n!src/posts/[ac].md\n',
    },
    'The file .eleventyignore excludes it',
  ],
  [
    'the .eleventyignore of the folder of content',
    ['src/posts/a.md', 'src/posts/_drafted/b.md', 'src/posts/c.md'],
    { 'eleventy.config.js': '', 'src/.eleventyignore': '_drafted/\n' },
    'The file .eleventyignore excludes it',
  ],
  [
    'the .gitignore of Eleventy',
    ['posts/a.md', 'posts/b.md', 'posts/c.md'],
    { '.eleventy.js': '', '.gitignore': '_site\nb.md\n' },
    'The file .gitignore excludes it',
  ],
  [
    'the settings of Eleventy',
    ['posts/a.md', 'posts/b.md', 'posts/c.md'],
    { '.eleventy.js': 'eleventyConfig.ignores.add("posts/b.md");' },
    'The setting “ignores” of the site excludes it',
  ],
  [
    'the ignoreFiles of Hugo',
    ['content/posts/a.md', 'content/posts/b.draft.md', 'content/posts/c.md'],
    { 'hugo.toml': String.raw`ignoreFiles = ['\.(bak|draft)\.md$', 'x+y']` },
    'The setting “ignoreFiles” of the site excludes it',
  ],
  [
    'the mounts of Hugo',
    ['content/posts/a.md', 'content/posts/b.md', 'content/posts/c.md'],
    {
      'hugo.toml':
        '[[module.mounts]]\nsource = "content"\ntarget = "content"\nexcludeFiles = ["posts/b*"]\n',
    },
    'The setting “excludeFiles” of the site excludes it',
  ],
  [
    'the bundle of a page of Hugo',
    ['content/posts/a/index.md', 'content/posts/a/notes.md', 'content/posts/b.md'],
    { 'hugo.toml': '' },
    'It lies in the folder of another page, and Hugo does not publish it as a page',
  ],
  [
    'a language of Hugo that is disabled',
    ['content/posts/a.md', 'content/posts/b.de.md', 'content/posts/c.fr.md'],
    { 'hugo.toml': '[languages.de]\ndisabled = true\n[languages.fr]\nweight = 2\n' },
    'The language “de” of the site is disabled',
  ],
  [
    'the ignored_content of Zola',
    ['content/blog/a.md', 'content/blog/temp-b.md', 'content/blog/c.md'],
    { 'zola.toml': 'ignored_content = ["*.txt", "*/temp-*"]\n' },
    'The setting “ignored_content” of the site excludes it',
  ],
  [
    'the settings of Gatsby',
    ['content/blog/a.md', 'content/blog/closed/b.md', 'content/blog/c.md'],
    { 'gatsby-config.js': 'module.exports = { exclude: ["**/c.md"], ignore: [`**/closed/**`] }' },
    'The setting “ignore” of the site excludes it',
  ],
  [
    'Gatsby',
    ['content/blog/a.md', 'content/blog/_b.md', 'content/blog/c.md'],
    { 'gatsby-config.js': '' },
    `Gatsby ${UNDERSCORE}`,
  ],
  [
    'a private folder of Next.js',
    ['app/blog/a/page.mdx', 'app/blog/_b/page.mdx', 'app/blog/c/page.mdx'],
    { 'next.config.js': '' },
    `Next.js ${UNDERSCORE}`,
  ],
  [
    'Next.js',
    ['_posts/a.md', '_posts/_b.md', '_posts/c.md'],
    { 'package.json': '{ "dependencies": { "next": "15.0.0" } }' },
    `Next.js ${UNDERSCORE}`,
  ],
  [
    'the settings of Pelican',
    ['content/a.md', 'content/closed/b.md', 'content/c.md'],
    { 'pelicanconf.py': "ARTICLE_EXCLUDES = ['closed']\n" },
    'The setting “ARTICLE_EXCLUDES” of the site excludes it',
  ],
])('imports the middle file as a draft when %s excludes it', async (_, names, settings, reason) => {
  const posts = await readFiles(names, settings)
  expect(new Map(posts.map(([key, ...others]) => [key, others]))).toEqual(
    new Map([
      [names[0], [false]],
      [names[1], draft(reason)],
      [names[2], [false]],
    ]),
  )
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
  expect(await readFolder(`${folder}/${file}`)).toEqual([[file, ...draft(`Hexo ${UNDERSCORE}`)]])
})
