import { expect, it } from 'vitest'
import { imageSources } from '#src/content/format/image-sources.ts'

it('imageSources lists Markdown and HTML images once, in order', () => {
  const content =
    '<p>&lt;img src="/no.png"</p><img src="/a.png?b=1&amp;c=2" alt="x" width="320"><p>b</p>\n\n![c](/c.png)\n\n<ul><li><img src="/c.png"></li></ul>'
  expect(imageSources(content)).toEqual(['/a.png?b=1&c=2', '/c.png'])
})
