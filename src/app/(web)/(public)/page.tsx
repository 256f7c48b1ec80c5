import { COUNTS } from '#src/contract/limits.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { homeLinkedData } from '#src/publishing/json-ld.ts'
import { pageMetadata } from '#src/publishing/page-metadata.ts'
import { listPostPage } from '#src/services/posts/public-post-lists.ts'
import { hasPublicResume } from '#src/services/resumes/public-resume.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { HomeScreen } from '#src/site/home/home-screen.tsx'

export const dynamic = 'force-static'

export const generateMetadata = () =>
  pageMetadata({ description: portfolio.personal.tagline, path: '/' })

export default async function HomePage() {
  const [teaser, hasResume] = await Promise.all([
    listPostPage({ limit: COUNTS.homeTeaserPosts }),
    hasPublicResume(),
  ])
  return (
    <>
      <JsonLd data={homeLinkedData()} />
      <HomeScreen teaser={teaser ?? { posts: [], images: {} }} hasResume={hasResume} />
    </>
  )
}
