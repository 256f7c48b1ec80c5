import { expect, it } from 'vitest'
import { bodyToContent } from './to-content.ts'
import { postsIn } from './temporary-files.ts'

const SITES = {
  jekyll: {
    '_config.yml': 'title: The site\nurl: https://a.example',
    file: '_posts/2024-03-04-a.md',
  },
  eleventy: { 'eleventy.config.js': '', file: 'content/blog/a.md' },
  hexo: { '_config.yml': 'title: The site', file: 'source/_posts/a.md' },
}

async function imported(generator: keyof typeof SITES, text: string) {
  const { file, ...settings } = SITES[generator]
  const front = '---\ntitle: Locks\ndate: 2024-03-04\nsource: notes\ncount: 3\n---\n'
  const [post] = await postsIn({ ...settings, [file]: front + text })
  if (!post) throw new Error('no post')
  const { content, warnings } = bodyToContent(post)
  return { content, warnings: [...post.warnings, ...warnings] }
}

it('fills values of the front matter and the settings', async () => {
  const { content, warnings } = await imported(
    'jekyll',
    '{{ page.source }} {{page.count}} {{ site.title }} of {{ page.title }} ![b]({{ site.url }}/b.png) {{ "c" | upcase }}',
  )
  expect(content).toBe('<p>notes 3 The site of Locks </p>\n\n![b](/b.png)\n\n<p> c</p>')
  expect(warnings).toEqual([])
})

it.each(['jekyll', 'eleventy', 'hexo'] as const)(
  'leaves values out that nothing in a site of %s fills, with one warning',
  async (generator) => {
    const text = 'a\n\nb {{ page.x }} c {{ y | date: "%Y" }} d\n\n{{ page.x }}\n\n`{{ z }}`'
    const { content, warnings } = await imported(generator, text)
    expect(content).toBe('<p>a</p><p>b  c  d</p><p><code>{{ z }}</code></p>')
    expect(warnings).toEqual([
      {
        place: { file: SITES[generator].file, line: 9 },
        text: 'Values known only to the old site were removed: {{ page.x }}, {{ y | date: "%Y" }}',
      },
    ])
  },
)

it('shows the braces that a post of Jekyll shows', async () => {
  const text =
    'a {% raw %}{{ page.x }} {% if b %}{% endraw %} c\n\n{% raw %}\n```\n{{ d }}\n```\n{% endraw %}'
  const { content, warnings } = await imported('jekyll', text)
  expect(content).toBe('<p>a {{ page.x }} {% if b %} c</p>\n\n```\n{{ d }}\n```')
  expect(warnings).toEqual([])
})
