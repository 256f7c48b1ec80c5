import { PostLoading } from '#src/site/post/post-loading.tsx'

export default PostLoading
