import { feedAnswer } from '#src/publishing/feed-answer.ts'
import { listFeedPosts } from '#src/services/public-lists.ts'

export const dynamic = 'force-static'

export const GET = async () => feedAnswer('atom', { posts: await listFeedPosts() })
