/** `node plain-server.ts <port> <url>`: the finished bytes of one answer and nothing else, the most that Node.js can do. */
import { createServer } from 'node:http'
import { encodedAnswer } from './encoded-answer.ts'

const [port, url = ''] = process.argv.slice(2)
const { headers, body } = await encodedAnswer(url)
createServer((_request, response) => {
  response.writeHead(200, headers).end(body)
}).listen(Number(port), '127.0.0.1')
