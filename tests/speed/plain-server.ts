/** `node plain-server.ts <port> <url>`: serves one finished response, the fastest that Node.js can be. */
import { createServer } from 'node:http'
import { encodedResponse } from './encoded-response.ts'

const [port, url = ''] = process.argv.slice(2)
const { headers, body } = await encodedResponse(url)
createServer((_request, response) => {
  response.writeHead(200, headers).end(body)
}).listen(Number(port), '127.0.0.1')
