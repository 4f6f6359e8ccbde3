import { OhneNetz } from '@/components/ohne-netz/OhneNetz'

export const metadata = { title: 'Ohne Verbindung', robots: { index: false } }

/** The same for everybody, made at build time: `public/sw.js` keeps it and answers with it where a page gets no answer. */
export const dynamic = 'force-static'

export default function OhneNetzSeite() {
  return <OhneNetz />
}
