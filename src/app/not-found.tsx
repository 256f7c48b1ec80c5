/** Never shown: without it, Next puts its default page with its styles into the payload of every page. */
export default function NoPage() {
  return null
}
