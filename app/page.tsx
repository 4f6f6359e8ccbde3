import { redirect } from 'next/navigation'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { VereinsReste } from '@/components/konflikt/VereinsReste'
import { Vereinsliste } from '@/components/start/Vereinsliste'
import { Willkommen } from '@/components/start/Willkommen'
import { getKonto } from '@/lib/server/sitzung'
import { istUnbenutzt, listVereine } from '@/lib/server/verein'

export default async function Seite() {
  const konto = await getKonto()
  if (!konto) {
    return (
      <Seitenrahmen breite="breit">
        <Willkommen einrichten={await istUnbenutzt()} />
      </Seitenrahmen>
    )
  }
  const vereine = await listVereine(konto.kontoId)
  const [einziger, ...weitere] = vereine
  if (einziger && weitere.length === 0) redirect(`/v/${einziger.kurz}`)
  return (
    <Seitenrahmen breite="schmal">
      <div className="grid gap-10">
        <Vereinsliste vereine={vereine} />
        <VereinsReste kontoId={konto.kontoId} vereine={vereine.map((v) => v.kurz)} />
      </div>
    </Seitenrahmen>
  )
}
