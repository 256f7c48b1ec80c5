import { COUNTS } from '#src/contract/limits.ts'
import { listPostPage } from '#src/services/public-lists.ts'
import { hasPublicResume } from '#src/services/public-resume.ts'
import { HomeScreen } from '#src/site/home/home-screen.tsx'

export const dynamic = 'force-static'
export const revalidate = false

export default async function HomePage() {
  const [teaser, hasResume] = await Promise.all([
    listPostPage({ limit: COUNTS.homeTeaserPosts }),
    hasPublicResume(),
  ])
  return <HomeScreen teaser={teaser ?? { posts: [], images: {} }} hasResume={hasResume} />
}
