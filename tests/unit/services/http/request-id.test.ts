import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { apiClient } from '@/services/http/api-client';
import { API, startApiServer } from '@/tests/setup/api-server';

const server = startApiServer();

it('every request of a browser has a name of its own, by which the backend’s logs tell of it', async () => {
  const names: (string | null)[] = [];
  server.use(
    http.all(`${API}/anything`, ({ request }) => {
      names.push(request.headers.get('x-request-id'));
      return HttpResponse.json({});
    }),
  );
  await apiClient().get('/anything');
  await apiClient().post('/anything', {});
  expect(names).toEqual([expect.stringMatching(/^[\w-]{16,}$/), expect.stringMatching(/^[\w-]{16,}$/)]);
  expect(names[0]).not.toBe(names[1]);
});
