/** The ETag of a post: the time of its last save. Sent by GET and matched by `If-Match`. */
export const postETag = (updatedAt: string) => `"${new Date(updatedAt).getTime().toString(36)}"`
