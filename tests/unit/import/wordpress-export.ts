import type { SourcePost } from '#src/import/source/source-post.ts'
import { postsOf, writeFiles } from './temporary-files.ts'

/** A WordPress export of one public post; its body stands in line 20. */
export const wxr = (body: string, fields = '') => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/"
>
<channel>
	<title>Notes</title>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_site_url>https://example.com</wp:base_site_url>
	<wp:base_blog_url>https://example.com</wp:base_blog_url>
	<item>
		<title><![CDATA[Title]]></title>
		<link>https://example.com/title/</link>
		<wp:post_id>5</wp:post_id>
		<wp:post_name><![CDATA[title]]></wp:post_name>
		<wp:status><![CDATA[publish]]></wp:status>
		<wp:post_type><![CDATA[post]]></wp:post_type>
		<content:encoded><![CDATA[${body}]]></content:encoded>${fields}
	</item>
</channel>
</rss>
`

/** The post of such an export. */
export const onlyPost = async (...post: Parameters<typeof wxr>) =>
  (await postsOf(await writeFiles({ 'blog.xml': wxr(...post) })))[0] as SourcePost
