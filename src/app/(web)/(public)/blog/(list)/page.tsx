import { BlogListPage, blogListMetadata } from '#src/app/list-pages.tsx'

export const dynamic = 'force-static'

export const generateMetadata = blogListMetadata
export default BlogListPage
