import { publishedPost } from './published-post.ts'

/** Text with XML syntax, and characters that XML forbids. */
export const HOSTILE = 'a < b & "c" ]]> <script>\u0000\u0008\u000B\uFFFE\uD800 \u{1F600}'

export const hostilePost = publishedPost({
  id: '5b0f1c5e-0d5c-4a55-9d0e-6f6b9d3f1a22',
  title: HOSTILE,
  excerpt: HOSTILE,
  author: HOSTILE,
  tags: [HOSTILE],
  content: `<p>${HOSTILE.replaceAll('<', '&lt;')}</p>\n\n\`\`\`\nx ]]> y\u0007\n\`\`\``,
  imageUrl: 'https://example.com/a.png?x=1&y=2',
})
