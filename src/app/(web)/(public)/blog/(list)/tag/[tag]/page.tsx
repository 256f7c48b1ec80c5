import { tagListMetadata, TagListPage } from '#src/app/list-pages.tsx'

export const dynamic = 'force-static'

export const generateStaticParams = () => []

export const generateMetadata = tagListMetadata
export default TagListPage
