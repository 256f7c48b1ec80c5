import { BlogListLoading } from '#src/site/blog/blog-list-loading.tsx'

export default BlogListLoading
