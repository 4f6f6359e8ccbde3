import { oeffneOderEnde } from './datenbank'

// Opening migrates; the server does the same when it starts.
oeffneOderEnde().$client.close()
console.log('Die Datenbank ist auf dem neuesten Stand.')
