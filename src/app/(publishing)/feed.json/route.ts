import { feedResponse } from '#src/publishing/feed-response.ts'
import { listFeedPosts } from '#src/services/posts/public-post-lists.ts'

export const dynamic = 'force-static'

export const GET = async () => feedResponse('json', { posts: await listFeedPosts() })
