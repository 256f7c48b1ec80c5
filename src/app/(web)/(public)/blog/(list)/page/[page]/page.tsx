import { BlogListPage, blogListMetadata } from '#src/app/list-pages.tsx'

export const dynamic = 'force-static'

/** Prerendered at the first request: a long blog would slow down the build. */
export const generateStaticParams = () => []

export const generateMetadata = blogListMetadata
export default BlogListPage
