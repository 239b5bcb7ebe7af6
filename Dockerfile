# The API and the command line. The database runs in its own image: see docker-compose.yml.
FROM python:3.11-slim AS build

WORKDIR /src
COPY requirements.lock ./
# The lock first: a change of the code then reuses this layer.
RUN python -m venv /opt/saidgraph \
 && /opt/saidgraph/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

COPY pyproject.toml README.md LICENSE ./
COPY cypher ./cypher
COPY samples ./samples
COPY ingest ./ingest
COPY backend ./backend
RUN /opt/saidgraph/bin/pip install --no-cache-dir --no-deps .


FROM python:3.11-slim

COPY --from=build /opt/saidgraph /opt/saidgraph
ENV PATH=/opt/saidgraph/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SAIDGRAPH_HOME=/var/lib/saidgraph

RUN useradd --system --uid 8377 --home-dir /var/lib/saidgraph --create-home saidgraph
USER saidgraph
VOLUME /var/lib/saidgraph
EXPOSE 8377

ENTRYPOINT ["saidgraph"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8377"]
