import { expect, it } from 'vitest'
import { slugFrom } from '#src/content/format/slug-from.ts'
import { isSlug, slugSchema } from '#src/contract/posts/post-slug.ts'
import { LIMITS } from '#src/contract/limits.ts'

it.each([
  ['नमस्ते दुनिया', 'नमस्ते-दुनिया'],
  ['कैसे बनाएं', 'कैसे-बनाएं'],
  ['தமிழ் மொழி', 'தமிழ்-மொழி'],
  ['తెలుగు భాష', 'తెలుగు-భాష'],
  ['ಕನ್ನಡ ಭಾಷೆ', 'ಕನ್ನಡ-ಭಾಷೆ'],
  ['মোবাইল ফোন', 'মোবাইল-ফোন'],
  ['สวัสดีครับ', 'สวัสดีครับ'],
  ['ภาษา ไทย', 'ภาษา-ไทย'],
  ['ทำน้ำ', 'ทำน้ำ'],
  ['ភាសាខ្មែរ', 'ភាសាខ្មែរ'],
  ['မြန်မာ စာ', 'မြန်မာ-စာ'],
  ['שָׁלוֹם עוֹלָם', 'שָׁלוֹם-עוֹלָם'],
  ['مَرْحَبًا بِالعَالَم', 'مَرْحَبًا-بِالعَالَم'],
])('%s keeps its combining marks and can be chosen', (title, slug) => {
  const expected = slug.normalize('NFC')
  expect(slugFrom(title)).toBe(expected)
  expect(slugFrom(title.normalize('NFD'))).toBe(expected)
  expect(slugFrom(title, 'projects')).toBe(expected)
  expect(slugFrom(slugFrom(title))).toBe(expected)
  expect(isSlug(expected)).toBe(true)
  expect(slugSchema.parse(slug.normalize('NFD'))).toBe(expected)
})

it.each([
  ['Tiếng Việt', 'tiếng-việt'],
  ['Tiếng Việt'.normalize('NFD'), 'tiếng-việt'],
  ['Žluťoučký kůň'.normalize('NFD'), 'žluťoučký-kůň'],
  ['Z\u0361a\u0302\u0303l\u0336go', 'zẫlgo'],
  ['за\u0301мок', 'замок'],
  ['İstanbul', 'istanbul'],
  ['❤️ love', 'love'],
  ['1️⃣ first', '1-first'],
  ['नि\uFE0F', 'नि'],
  ['a \u093F b', 'a-b'],
  ['\u093F', 'post'],
  ['New', 'post-new'],
])('%j becomes %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
  expect(isSlug(slugFrom(title))).toBe(true)
})

it('does not cut a slug between a letter and its marks', () => {
  const length = LIMITS.slugLength - 8
  expect(slugFrom(`${'क'.repeat(length - 1)}कि`)).toBe('क'.repeat(length - 1))
  expect(slugFrom(`${'क'.repeat(length - 2)}कि`)).toBe(`${'क'.repeat(length - 2)}कि`)
})

it.each([
  '-कि',
  '\u093Fक',
  'a-\u093F',
  'x\u0301',
  '\u0995\u09c7\u09be',
  'ท\u0e4d\u0e32',
  'नि\uFE0F',
  '1\u20E3',
])('a slug cannot be %j', (slug) => {
  expect(isSlug(slug)).toBe(false)
})
