import { openDatenbank } from '@/db/datenordner'

// Opening migrates; the server does the same when it starts.
openDatenbank().$client.close()
console.log('Die Datenbank ist auf dem neuesten Stand.')
