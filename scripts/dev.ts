import concurrently from 'concurrently';

/** Starts client and server for development. Both reload when their files change. */
const { result } = concurrently(
  [
    {
      name: 'server',
      command: 'tsx watch --clear-screen=false server/main.ts',
      prefixColor: 'cyan',
    },
    { name: 'client', command: 'webpack serve --mode development', prefixColor: 'magenta' },
  ],
  { killOthersOn: ['failure', 'success'] },
);

console.log('Quad for development: http://localhost:8080 (its API is on port 3000)');

result.catch(() => {
  process.exitCode = 1;
});
