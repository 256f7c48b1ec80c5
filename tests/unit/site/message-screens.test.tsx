import { expect, it } from 'vitest'
import { LoginCard } from '#src/site/auth/login-card.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { PostNotFoundScreen } from '#src/site/posts/page/post-not-found-screen.tsx'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'

it('[S2-notfound-01, S2-notfound-02] reports a missing page', async () => {
  const words = wordsOf(await rendered(<NotFoundScreen />))
  expect(words).toContain('404 Page Not Found Did you forget to add the page to the router?')
})

it('[S2-blog-post-13, S2-blog-post-14] reports a missing post', async () => {
  const html = await rendered(<PostNotFoundScreen />, '/blog/x')
  expect(wordsOf(html)).toContain(
    "Blog Post Not Found The blog post you're looking for doesn't exist. Back to Blog",
  )
})

it('[S8-listed-02] [S2-blog-post-15] links from a missing post to the blog, with the status 404', async () => {
  const html = await rendered(<PostNotFoundScreen />, '/blog/x')
  expect(html).toMatch(/<h1[^>]*>Blog Post Not Found<.*href="\/blog"[^>]*>Back to Blog</)
  expect(html).toContain('<meta name="http-status" content="404"')
})

it('[S2-login-01, S2-login-02, S2-login-03] says that only administrators can sign in', async () => {
  const html = await rendered(<LoginCard name="Ada">door</LoginCard>, '/admin')
  expect(wordsOf(html)).toContain(
    'Admin Access Content Management System Login ' +
      'This area is restricted to authorized administrators only.',
  )
})

it('[S2-login-04] [S2-login-06] requires a Google account, and links home', async () => {
  const html = await rendered(<LoginCard name="Ada">door</LoginCard>, '/admin')
  expect(wordsOf(html)).toContain('Google Account Required Only @gmail.com accounts are authorized')
  expect(html).toMatch(/href="\/"[^>]*>[\s\S]*Back to Home/)
})
