import { listPublicPosts } from '#src/services/public-posts.ts'
import { HomeScreen } from '#src/site/home/home-screen.tsx'

export const dynamic = 'force-static'
export const revalidate = false

export default async function HomePage() {
  return <HomeScreen posts={await listPublicPosts()} />
}
