import { COUNTS } from '#src/contract/limits.ts'
import { listPostPage } from '#src/services/public-lists.ts'
import { HomeScreen } from '#src/site/home/home-screen.tsx'

export const dynamic = 'force-static'
export const revalidate = false

export default async function HomePage() {
  const newest = await listPostPage({ limit: COUNTS.homeTeaserPosts })
  return <HomeScreen teaser={newest ?? { posts: [], images: {} }} />
}
