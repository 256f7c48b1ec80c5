import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

const TOKEN_ID = 'f5c0a8de-3b1f-4c55-9d67-0b9f1c9a2e11'
const POST_ID = '0b6f2a34-77c1-4f0e-8a53-6a1d3f8b9c20'
const MADE = '2026-03-04T10:42:00.000Z'

const token = {
  id: TOKEN_ID,
  name: 'Quick start',
  scopes: ['posts'],
  createdAt: MADE,
  createdBy: 'you@example.com',
  expiresAt: '2026-04-03T10:42:00.000Z',
  hasCurrentSecret: true,
  lastUsedAt: null,
  token: 'folio_8m2XkQ…',
}
const listed = {
  id: POST_ID,
  slug: 'hello-from-a-script',
  title: 'Hello from a script',
  excerpt: 'My first post over the API.',
  category: 'Technology',
  tags: ['api'],
  readTime: 1,
  imageUrl: null,
}
const draft = {
  id: POST_ID,
  title: listed.title,
  excerpt: listed.excerpt,
  content: '<h1>Hello</h1>',
  slug: listed.slug,
  category: listed.category,
  author: 'Your Name',
  readTime: 1,
  imageUrl: null,
  tags: ['api'],
  ...{ seoTitle: null, seoDescription: null, canonicalUrl: null, series: null, seriesPart: null },
  status: 'draft',
  isPublished: false,
  publishedAt: null,
  createdAt: MADE,
  updatedAt: MADE,
}
const published = {
  ids: [POST_ID],
  former: [
    {
      id: POST_ID,
      savedAt: MADE,
      status: 'draft',
      publishedAt: null,
      firstPublishedAt: null,
      tags: ['api'],
    },
  ],
  unchanged: [],
}
const visible = [{ ...listed, publishedAt: MADE }]

/** The quick start of the API's reference. A test runs its commands and compares the responses. */
export const quickStart = () => `## Quick start

Set the URL of your site, and the value of the cookie \`${SESSION_COOKIE}\` of a browser in which you signed in within the last 15
minutes. You can also create the token on the screen \`/cms/tokens\`.

\`\`\`sh
export FOLIO_URL=https://example.com
export FOLIO_SESSION=eyJhbGciOi…
\`\`\`

1. Create an access token.

\`\`\`sh
curl "$FOLIO_URL/api/tokens" -H "Cookie: ${SESSION_COOKIE}=$FOLIO_SESSION" -H "Origin: $FOLIO_URL" \\
  -H 'Content-Type: application/json' -d '{ "name": "Quick start", "scopes": ["posts"], "days": 30 }'
\`\`\`

${json(token)}

2. Create a draft, with the \`token\` of this response.

\`\`\`sh
export FOLIO_TOKEN=folio_8m2XkQ…
curl "$FOLIO_URL/api/blog" -H "Authorization: Bearer $FOLIO_TOKEN" -H 'Content-Type: application/json' -d '{
  "title": "Hello from a script", "excerpt": "My first post over the API.", "tags": ["api"], "readTime": 1,
  "content": "# Hello", "contentType": "markdown", "isPublished": false
}'
\`\`\`

${json(draft)}

3. Publish it, with the \`id\` of this response.

\`\`\`sh
export POST_ID=${POST_ID}
curl -X PATCH "$FOLIO_URL/api/blog" -H "Authorization: Bearer $FOLIO_TOKEN" \\
  -H 'Content-Type: application/json' -d '{ "ids": ["'$POST_ID'"], "isPublished": true }'
\`\`\`

${json(published)}

4. List the newest post, as visitors see it.

\`\`\`sh
curl "$FOLIO_URL/api/blog?limit=1"
\`\`\`

${json(visible)}`
